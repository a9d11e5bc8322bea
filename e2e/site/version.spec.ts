import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { createMember } from '../new-member.ts'

test.use({ serviceWorkers: 'allow' })

/** Proxy of the site that can simulate a deployment. */
async function openSite(target: string) {
  const site = { isNew: false, areFilesGone: false, url: '', close: () => undefined as unknown }
  const server = createServer((incoming, answer) => {
    const { url = '/', headers } = incoming
    if (site.isNew && url === '/sw-version.js') return sendScript(answer, "self.version = 'neuve'")
    // A document refers to the current files.
    if (headers['sec-fetch-mode'] === 'navigate') site.areFilesGone = false
    if (site.areFilesGone && url.startsWith('/assets/')) return answer.writeHead(404).end()
    pass(target, incoming, answer)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  site.url = `http://localhost:${(server.address() as AddressInfo).port}`
  site.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return site
}

function sendScript(answer: ServerResponse, script: string) {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
  answer.writeHead(200, headers).end(script)
}

function pass(target: string, incoming: IncomingMessage, answer: ServerResponse) {
  const { method, headers, url } = incoming
  const forwarded = ask(target + url, { method, headers }, (input) => {
    answer.writeHead(input.statusCode ?? 500, input.headers)
    input.pipe(answer)
  })
  forwarded.on('error', () => answer.destroy())
  incoming.pipe(forwarded)
}

const notice = (page: Page) => page.getByText('Une nouvelle version de Foulée est prête.')

async function openControlled(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  return page
}

test('a new version is told in every tab, and taken on a press without losing a form', async ({
  context,
  baseURL,
}) => {
  test.slow()
  const site = await openSite(baseURL ?? '')
  const writing = await openControlled(context, `${site.url}/nous-contacter`)
  const message = 'Bonjour, une question sur un parcours.'
  await writing.getByLabel('Message').fill(message)
  await expect(notice(writing)).toHaveCount(0)

  site.isNew = true
  const other = await context.newPage()
  await other.goto(`${site.url}/cgu`)
  await expect(notice(other)).toBeVisible()
  await expect(notice(writing)).toBeVisible()
  const loaded = other.waitForEvent('load')
  await other.getByRole('button', { name: 'Recharger' }).click()
  await loaded
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => other.evaluate(requestVersion)).toBe('neuve')
  await expect(notice(other)).toHaveCount(0)

  await expect(writing.getByLabel('Message')).toHaveValue(message)
  await expect(notice(writing)).toBeVisible()
  const reloaded = writing.waitForEvent('load')
  await writing.getByRole('button', { name: 'Recharger' }).click()
  await reloaded
  await expect(writing.getByLabel('Message')).toHaveValue(message)
  site.close()
})

/** Runs in the page: build of its service worker. */
const requestVersion = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    navigator.serviceWorker.controller?.postMessage({ type: 'version' }, [port2])
  })

test('an old page whose files are gone is loaded again once, where it leads', async ({
  context,
  request,
  baseURL,
}) => {
  const site = await openSite(baseURL ?? '')
  const { token } = await createMember(request, 'f')
  const page = await context.newPage()
  await bringToken(page, token)
  await page.goto(`${site.url}/profil`)
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('button', { name: /Mon compte/ }).click()
  site.areFilesGone = true
  await page.getByText('Club et avantages').click()
  await page.getByRole('link', { name: 'Sondages' }).click()
  await expect(page).toHaveURL(/\/sondages$/)
  await expect(page.getByRole('heading', { level: 1, name: /Sondages/ })).toBeVisible()
  expect(loads).toBe(1)
  site.close()
})

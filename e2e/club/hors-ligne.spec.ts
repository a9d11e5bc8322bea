import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { bringToken } from '../door.ts'
import { actAs, comeTo, publishComingEvent } from './coming-event.ts'

type Event = Awaited<ReturnType<typeof publishComingEvent>>

const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)

/** Somebody at the desk of an event, whose page is kept on their device by now. */
async function holdDesk(page: Page, { token, id, date }: Event): Promise<void> {
  const path = `/contribution/evenements/${id}/accueil/${date}`
  await bringToken(page, token)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Accueil' })).toBeVisible()
  await expect.poll(() => isKept(page, path)).toBe(true)
}

/** How many the server has seen at a date. */
async function countSeen(request: APIRequestContext, { token, date }: Event): Promise<number> {
  const { data } = await actAs(request, token)(`/api/evenements/accueil/${date}`)
  return data.chiffres.valides
}

/** How often coming to an event paid. */
async function countPaid(request: APIRequestContext, token: string): Promise<number> {
  const { data } = await actAs(request, token)('/api/profile/jauge')
  const ofEvents = ({ label }: { label: string }) => label === 'Participer à un évènement'
  return data.points.filter(ofEvents).length
}

/**
 * After a reload the browser may be told a moment late that it has no network: what a page sends at
 * once would still leave. Here nothing leaves.
 */
async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
}

async function findNetwork(context: BrowserContext): Promise<void> {
  await context.unrouteAll()
  await context.setOffline(false)
}

test('one’s code opens without a network, and goes when the session has run out', async ({
  page,
  context,
}) => {
  const event = await publishComingEvent(page.request)
  const { token } = await comeTo(page.request, event.date)
  const path = `/evenements/${event.slug}/inscription/${event.date}`
  await bringToken(page, token)
  await page.goto(path)
  await expect(page.getByRole('img', { name: /Code de l’inscription/ })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isKept(page, path)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/voici votre code, gardé sur cet appareil/)).toBeVisible()
  await expect(page.locator('.code svg')).toBeVisible()
  await page.getByRole('link', { name: 'Mes inscriptions' }).click()
  await page.getByRole('link', { name: event.titre }).click()
  await expect(page.locator('.code svg')).toBeVisible()

  await context.setOffline(false)
  await actAs(page.request, token)('/api/auth/logout')
  await page.goto('/cgu')
  await expect.poll(() => isKept(page, path)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('codes'))).toBeNull()
})

test('a desk reloaded without a network opens, goes on and sends later, once', async ({
  page,
  context,
}) => {
  const event = await publishComingEvent(page.request)
  const { nom, token } = await comeTo(page.request, event.date)
  await holdDesk(page, event)

  await loseNetwork(context)
  await page.reload()
  await page.getByRole('button', { name: `Valider ${nom}` }).click()
  await expect(page.getByText(`${nom} est là.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/1.en attente d’envoi/)).toBeVisible()
  await expect(page.getByText(/Là depuis/)).toBeVisible()
  expect(await countSeen(page.request, event)).toBe(0)

  await findNetwork(context)
  await expect(page.getByText(/en attente d’envoi/)).toHaveCount(0)
  expect(await countSeen(page.request, event)).toBe(1)
  expect(await countPaid(page.request, token)).toBe(1)

  await actAs(page.request, event.token)('/api/auth/logout')
  await page.goto('/cgu')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accueils'))).toBeNull()
})

test('two desks see the same person, one of them without a network', async ({ page, browser }) => {
  const event = await publishComingEvent(page.request)
  const { nom, token } = await comeTo(page.request, event.date)
  await holdDesk(page, event)
  const away = await browser.newContext()
  const other = await away.newPage()
  await holdDesk(other, event)

  await away.setOffline(true)
  const press = { name: `Valider ${nom}` }
  await Promise.all([
    page.getByRole('button', press).click(),
    other.getByRole('button', press).click(),
  ])
  for (const desk of [page, other]) await expect(desk.getByText(`${nom} est là.`)).toBeVisible()
  await expect(page.getByText(/en attente d’envoi/)).toHaveCount(0)
  await expect(other.getByText(/1.en attente d’envoi/)).toBeVisible()

  await away.setOffline(false)
  await expect(other.getByText(/en attente d’envoi/)).toHaveCount(0)
  for (const desk of [page, other]) await expect(desk.getByText('1 sur 1 est là')).toBeVisible()
  expect(await countSeen(page.request, event)).toBe(1)
  expect(await countPaid(page.request, token)).toBe(1)
})

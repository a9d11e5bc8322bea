import { expect, type Page, test } from '@playwright/test'
import type { Page as Entry } from '../../apps/web/app/shell/page.ts'
import { pages } from '../../apps/web/app/shell/pages.ts'
import { arriveAsNew } from '../new-member.ts'

const ahead = Object.entries<Entry>(pages).flatMap(([path, page]) =>
  page.ahead ? [path.replace('/*', '')] : [],
)
const third = Math.ceil(ahead.length / 3)
const PAGES = {
  'a third of the pages': ahead.slice(0, third),
  'the second third': ahead.slice(third, 2 * third),
  'the last third': ahead.slice(2 * third),
}
const ME = 'GET /api/auth/me'

async function holdScripts(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await release.promise
    await route.continue()
  })
  return release.resolve
}

function recordCalls(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) heard.push(`${request.method()} ${pathname}${search}`)
  })
  return heard
}

const readCalls = (html: string) =>
  /data-calls="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').split(',') ?? []

const listUntaken = () =>
  Object.keys((globalThis as unknown as { ahead: { answers: object } }).ahead.answers)

for (const [kind, paths] of Object.entries(PAGES)) {
  test(`${kind} ask for their answers with their scripts, and for none twice`, async ({ page }) => {
    await arriveAsNew(page, 'f')
    // An open stream would make the page refetch.
    await page.route('**/api/flux', (route) => route.abort())
    for (const path of paths) {
      const heard = recordCalls(page)
      const release = await holdScripts(page)
      const document = await page.goto(`/${path}`, { waitUntil: 'commit' })
      const calls = readCalls((await document?.text()) ?? '')
      expect(calls, path).not.toEqual([])
      await expect.poll(() => [...heard].sort(), path).toEqual([ME, ...calls].toSorted())
      release()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => heard.some((call) => call.endsWith('/list?nb_page=1'))).toBe(true)
      expect(heard.filter((call) => [ME, ...calls].includes(call)).sort(), path).toEqual(
        [ME, ...calls].toSorted(),
      )
      expect(await page.evaluate(listUntaken), path).toEqual([])
      await page.unroute('**/assets/*.js')
      page.removeAllListeners('request')
      // Ends pending requests of the previous page.
      await page.goto('about:blank')
    }
  })
}

test('what is pressed, typed and chosen before the scripts have come is done once they are there, and nothing moves', async ({
  page,
  request,
}) => {
  const filtered = await page.request.get('/courses?departement=74')
  expect(readCalls(await filtered.text())).toEqual([])

  let release = await holdScripts(page)
  await page.goto('/magasins', { waitUntil: 'commit' })
  const filters = page.getByRole('button', { name: 'Filtres', exact: true })
  await filters.click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/assets/*.js')

  // Typing is replayed, and cancels an earlier press.
  release = await holdScripts(page)
  await page.goto('/magasins', { waitUntil: 'commit' })
  await filters.click()
  const field = page.getByRole('searchbox')
  await field.click()
  await field.pressSequentially('trail')
  release()
  await expect(page).toHaveURL(/texte=trail/)
  await expect(field).toHaveValue('trail')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/assets/*.js')

  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 45.9, longitude: 6.13 })
  release = await holdScripts(page)
  await page.goto('/magasins', { waitUntil: 'commit' })
  await page.getByLabel('Trier par').selectOption('distance')
  release()
  await expect(page).toHaveURL(/tri=distance/)
  await page.unroute('**/assets/*.js')

  const [next] = (await (await request.get('/api/courses?nb_page=1')).json()).data
  release = await holdScripts(page)
  await page.goto(`/courses/${next.slug}`, { waitUntil: 'commit' })
  const placeOfCard = async () => {
    await page.locator('main .card').first().waitFor()
    // Stylesheets may load after the HTML.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(
        ({ sheet }) => sheet !== null,
      ),
    )
    await page.evaluate(() => document.fonts.ready)
    return page.locator('main .card').first().boundingBox()
  }
  const before = await placeOfCard()
  const kept = (await page.locator('main time > .invisible').first().textContent()) ?? ''
  release()
  await expect(page.getByText(/^(Hier|Aujourd’hui|Demain|Dans \d+\sjours)$/).first()).toHaveText(
    kept,
  )
  await expect(page.locator('main time > .invisible')).toHaveCount(0)
  expect(await placeOfCard()).toEqual(before)
})

import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { openRouteMap } from '../route-map.ts'

const style = (color: string) => ({
  version: 8,
  sources: {
    plan: {
      type: 'raster',
      tiles: ['/fonds/plan/carreaux/0/{z}/{x}/{y}'],
      tileSize: 256,
      attribution: '© <a href="https://exemple.fr/">Le service</a>',
    },
  },
  layers: [
    { id: 'fond', type: 'background', paint: { 'background-color': color } },
    { id: 'plan', type: 'raster', source: 'plan' },
  ],
})
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const plan = { clair: '/fonds/plan/clair.json', sombre: '/fonds/plan/sombre.json', maxzoom: 18 }

/** Fake basemap server that can be turned off. `asked`: requested paths. */
async function offerGrounds(page: Page) {
  const grounds = { isThere: true, paths: [] as string[] }
  await page.route('**/fonds/**', (route) => {
    const { pathname } = new URL(route.request().url())
    grounds.paths.push(pathname)
    if (pathname === '/fonds/etat.json') {
      return route.fulfill({ json: { plan: grounds.isThere ? plan : null, terrain: null } })
    }
    if (!grounds.isThere) return route.fulfill({ status: 503, json: { success: false } })
    if (pathname === plan.clair) return route.fulfill({ json: style('#ffffff') })
    if (pathname === plan.sombre) return route.fulfill({ json: style('#101010') })
    return route.fulfill({ contentType: 'image/png', body: pixel })
  })
  return grounds
}

test('a route lies on the plan of the server, in both themes, and on the embedded ground once that is gone', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.startsWith('http') && !url.startsWith(`${baseURL}/`)) elsewhere.push(url)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  const grounds = await offerGrounds(page)
  const map = await openRouteMap(page)
  const credit = map.locator('.maplibregl-ctrl-attrib')
  await expect(credit).toContainText('Le service')
  await expect.poll(() => grounds.paths.some((path) => path.includes('/carreaux/0/'))).toBe(true)
  const findOnMap = () => findViolations(page, (axe) => axe.include('.route-map'))
  expect(await findOnMap()).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => grounds.paths.includes(plan.sombre)).toBe(true)
  await expect(credit).toContainText('Le service')
  expect(await findOnMap()).toEqual([])

  grounds.isThere = false
  await map.getByRole('button', { name: 'Zoomer', exact: true }).click()
  await expect(credit).not.toContainText('Le service')
  await expect(credit).toContainText('GeoNames')
  await expect(map.locator('canvas')).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(refused).toEqual([])
})

import { expect, type Page, type Route, test } from '@playwright/test'
import { drawHeights } from '../heights.ts'
import { openRouteMap } from '../route-map.ts'

const terrain = {
  tuiles: '/fonds/terrain/{z}/{x}/{y}',
  encodage: 'terrarium',
  taille: 256,
  maxzoom: 13,
  attribution: 'Relief d’essai',
}
type Fault = 'slow' | 500 | 404 | 'gone'

/** Fake elevation server that can be turned off. `tiles`: requested ones. */
async function offerHeights(page: Page) {
  const heights = { fault: null as Fault | null, tiles: [] as string[] }
  const drawn = new Map<string, Promise<Buffer>>()
  const sendTile = async (route: Route, path: string) => {
    const { fault } = heights
    if (fault === 'slow') return
    if (fault === 'gone') return route.fulfill({ status: 503, json: { success: false } })
    if (fault) return route.fulfill({ status: fault, json: { success: false } })
    const [z = 0, x = 0, y = 0] = path.split('/').slice(-3).map(Number)
    const body = drawn.get(path) ?? drawHeights(z, x, y)
    drawn.set(path, body)
    return route.fulfill({ contentType: 'image/png', body: await body })
  }
  await page.route('**/fonds/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/fonds/etat.json') {
      const isThere = heights.fault !== 'gone'
      return route.fulfill({ json: { plan: null, terrain: isThere ? terrain : null } })
    }
    heights.tiles.push(pathname)
    return sendTile(route, pathname)
  })
  return heights
}

test('a route lies on shaded ground with lines of the same height, and says its own altitudes once they are gone', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const refused: string[] = []
  const texts: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    texts.push(url)
    if (url.startsWith('http') && !url.startsWith(`${baseURL}/`)) elsewhere.push(url)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text())
  })
  const heights = await offerHeights(page)
  const map = await openRouteMap(page)
  const credit = map.locator('.maplibregl-ctrl-attrib')
  const legend = map.getByRole('list', { name: 'Couleurs le long du tracé' })
  const zoom = map.getByRole('button', { name: 'Zoomer', exact: true })
  await expect(credit).toContainText(terrain.attribution)
  await expect.poll(() => heights.tiles.length).toBeGreaterThan(0)
  await expect.poll(() => texts.some((url) => url.includes('/contour-worker'))).toBe(true)
  // Contours use tiles of another zoom than the hillshade.
  const zooms = () => new Set(heights.tiles.map((path) => path.split('/').at(-3)))
  await expect.poll(() => zooms().size).toBeGreaterThan(1)
  await expect(legend).toBeHidden()

  for (const fault of ['slow', 500, 404] as const) {
    heights.fault = fault
    const before = heights.tiles.length
    await zoom.click()
    await expect.poll(() => heights.tiles.length).toBeGreaterThan(before)
    await expect(map.locator('canvas')).toBeVisible()
    await expect(map.getByRole('status')).toBeHidden()
    await expect(map.getByRole('alert')).toBeHidden()
  }

  heights.fault = 'gone'
  await map.getByRole('button', { name: 'Dézoomer', exact: true }).click()
  await expect(async () => {
    await map.getByRole('button', { name: 'Dézoomer', exact: true }).click()
    await expect(legend).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await expect(credit).not.toContainText(terrain.attribution)
  await expect(map.getByText('Un trait')).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(refused).toEqual([])
})

import { expect, type Page, test } from '@playwright/test'
import { arriveInEditor } from '../organiser.ts'
import { arriveSignedIn } from '../people.ts'

const PRINTED = [
  '/courses/trail-cote-d-opale',
  '/parcours/la-grande-traversee-de-belledonne',
  '/training/plans/premier-marathon',
  '/training/2-fois-20-au-seuil',
  '/sejours/tour-des-glaciers-de-la-vanoise',
  '/agences/armor-sentiers',
  '/evenements/run-cafe-du-samedi',
  '/magasins/double-noeud-besancon-59',
  '/organisateurs/vesubie-mercantour-trail',
  '/badge/premier-trail',
  '/actualites/courir-quand-il-fait-nuit',
  '/aide/organisateurs',
  '/calendrier/haute-loire',
  '/itineraires/isere',
  '/plans-entrainement',
  '/sorties',
  '/sorties/rhone',
]

/** Fails on an error page, which has a heading too. */
async function open(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Found by links: addresses of results and roadbooks contain demo ids. */
async function findPath(page: Page, course: string, end: string): Promise<string> {
  await open(page, course)
  const href = await page.locator(`a[href$="${end}"]`).first().getAttribute('href')
  return href ?? `${course} leads to no ${end}`
}
const findResults = (page: Page) => findPath(page, '/courses/marathon-de-la-rochelle', '/resultats')

test('nothing that is pressed, filled in or followed is on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  const roadbook = await findPath(page, '/courses/trail-cote-d-opale', '/feuille-de-route')
  for (const path of [...PRINTED, await findResults(page), roadbook]) {
    await test.step(path, async () => {
      await open(page, path)
      // The séances of a plan are buttons on screen and text on paper.
      const pressed = page.locator('button:not(.print-words), .button').filter({ visible: true })
      await expect(pressed).toHaveCount(0)
      for (const role of ['navigation', 'search', 'searchbox', 'combobox', 'slider'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    })
  }
})

async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const findEmptyBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderBottomWidth } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const hasBorder = parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0
      return hasBorder && borderTopStyle !== 'none' && width > 20 && height > 12
    }
    const isBlank = (element: HTMLElement) =>
      !element.innerText.trim() && !element.querySelector('img, svg, canvas')
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.checkVisibility() && isDrawn(element) && isBlank(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })

test('a page takes few sheets, of which none is blank and nothing on it is cut', async ({
  page,
}) => {
  for (const [path, most] of [
    ['/training/plans/premier-marathon', 4],
    ['/training/plans/ultra-trail-80-a-100-km', 8],
    ['/sejours/west-highland-way-l-ecosse-a-pied-leve', 4],
    ['/parcours/la-grande-traversee-de-belledonne', 4],
    ['/parcours/la-grande-traversee-de-belledonne/feuille-de-route', 1],
  ] as const) {
    await open(page, path)
    expect(await countSheets(page), path).toBeLessThanOrEqual(most)
  }

  await page.setViewportSize({ width: 350, height: 484 })
  for (const [path, most] of [
    ['/', 5],
    ['/agences/armor-sentiers', 4],
    ['/aide', 1],
    ['/organisateur', 3],
    ['/organisateurs/vesubie-mercantour-trail', 1],
  ] as const) {
    await open(page, path)
    const pdf = await page.pdf({ width: '105mm', height: '148mm', preferCSSPageSize: false })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(sheets, path).toBeLessThanOrEqual(most)
    await page.emulateMedia({ media: 'print' })
    const wide = page.locator('.card').filter({ visible: true })
    for (const box of await wide.evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().right),
    )) {
      expect(box, path).toBeLessThanOrEqual(350)
    }
    await page.emulateMedia({ media: null })
  }

  await open(page, '/parcours/le-balcon-de-chamechaude')
  await page.emulateMedia({ media: 'print' })
  // A map with its profile taller than a sheet used to blank all sheets.
  const ground = page.locator('.rounded-card', { has: page.locator('.route-ground-map') })
  // The map is replaced during hydration, and has no size for a moment.
  const measure = async () => (await ground.first().boundingBox())?.height
  await expect.poll(measure).toBeLessThan(400)

  // Columns of épreuves would leave half of the first sheet empty.
  await page.emulateMedia({ media: null })
  await open(page, '/courses/saintelyon')
  await page.emulateMedia({ media: 'print' })
  const columns = page.locator('.epreuve-column')
  const measureGap = async () => {
    const [above, below] = [await columns.nth(0).boundingBox(), await columns.nth(1).boundingBox()]
    return above && below && below.y - above.y - above.height
  }
  await expect.poll(measureGap).toBeGreaterThan(0)
})

test('an editor prints what is written in it as text, and its poster on one sheet', async ({
  page,
}) => {
  const path = await arriveInEditor(page)
  const name = page.getByLabel('Nom', { exact: true })
  await expect(name).toHaveValue(/^Trail des lavoirs/)
  await page.emulateMedia({ media: 'print' })
  await expect(name).toBeVisible()
  await expect(name).toHaveCSS('border-top-width', '0px')
  await expect(page.getByLabel('Téléphone')).toBeHidden()
  const empty = page.locator('main .field:has(.control:placeholder-shown)')
  await expect(empty).not.toHaveCount(0)
  await expect(empty.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0)
  expect(await findEmptyBoxes(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Les actualités' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Partenaires', exact: true })).toBeHidden()

  await page.emulateMedia({ media: null })
  await page.goto(`${path}/affiche`)
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(await countSheets(page)).toBe(1)
})

test('results, a list and a plan print whole, with what the screen does not show', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `${document.querySelectorAll('main tbody tr').length} lignes`
      dispatchEvent(new Event('afterprint'))
    }
  })
  await open(page, await findResults(page))
  await page.getByRole('button', { name: 'Imprimer tout le classement' }).click()
  await expect(page).toHaveTitle('421 lignes')
  await expect(page.getByRole('row')).toHaveCount(51)

  await page.goto('/magasins')
  await expect(page.locator('.card-list > li').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const cards = page.locator('.card-list > li')
  // Cards are rendered before hydration.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(cards).toHaveCount(20, { timeout: 1000 })
  }).toPass()
  await expect(cards.last()).toHaveCSS('position', 'static')

  await page.emulateMedia({ media: null })
  await arriveSignedIn(page)
  await page.goto('/training')
  await page.locator('main a[href^="/training/mes-plans/"]').first().click()
  await expect(page.getByRole('heading', { name: 'Semaine par semaine' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const week = page.getByRole('region', { name: 'Semaine 1', exact: true })
  await expect(week.getByText(/^mar\. \d+(er)? \p{L}+/u)).toBeVisible()
  await expect(week.getByText(/^du \p{L}+\. \d/u)).toBeVisible()
})

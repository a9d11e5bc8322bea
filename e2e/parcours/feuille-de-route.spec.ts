import type { Course, CourseCard, Epreuve } from '@foulee/contract/courses/courses'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

const ROUTE = '/parcours/le-balcon-de-chamechaude'

type Found = { course: Course; epreuve: Epreuve }

async function findRace(request: APIRequestContext): Promise<Found> {
  const read = async (path: string) => (await (await request.get(path)).json()).data
  const cards: CourseCard[] = await read('/api/courses?type=trail&nb_page=100')
  for (const { slug } of cards) {
    const course: Course = await read(`/api/courses/${slug}`)
    const [edition] = course.editions_next
    const epreuve = edition?.epreuves.find(
      ({ points, parcours_id }) => points.length && parcours_id,
    )
    if (epreuve) return { course, epreuve }
  }
  throw new Error('No race of the demo world has points and a route.')
}

const pathOf = ({ course, epreuve }: Found) =>
  `/courses/${course.slug}/epreuves/${epreuve.id}/feuille-de-route`
/** Realistic target time: twelve minutes per km-effort. */
const targetOf = ({ epreuve }: Found) => `${Math.ceil((epreuve.km_effort ?? 40) / 5)}h`

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('without a script a race leads to a roadbook of one’s own, and a route is told, downloaded and given one', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  const race = await findRace(page.request)
  const compute = page.getByRole('button', { name: 'Calculer mes passages' })

  await test.step('the roadbook of a race is computed for a target time', async () => {
    await page.goto(`/courses/${race.course.slug}`)
    await expect(page.locator(`a[href="${pathOf(race)}"]`)).toHaveText(/Mes heures de passage/)
    await page.goto(pathOf(race))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(race.epreuve.nom)
    const target = page.getByLabel('Temps visé')
    await target.fill('5 min')
    await compute.click()
    await expect(target).toHaveAttribute('aria-invalid', 'true')
    await expect(target).toHaveValue('5 min')
    await expect(page.getByText(/ne va pas avec cette distance/)).toBeVisible()
    await expect(page.getByRole('row', { name: /Arrivée/ })).toBeVisible()

    await page.getByLabel('Heure de départ').fill('06:00')
    await target.fill(targetOf(race))
    await page.getByText('Régler mes arrêts').click()
    await page.locator('input[name=arret]').first().fill('9')
    await compute.click()
    await expect(page).toHaveURL(/objectif=\d+h&niveau=&arret=9/)
    await expect(page.getByText(`Arrivée en ${targetOf(race)}, le temps visé`)).toBeVisible()
    const table = page.getByRole('table', { name: /Passages/ })
    await expect(table.getByText('arrêt 9 min').first()).toBeVisible()
    const finish = table.getByRole('row').last()
    await expect(finish).toContainText('Arrivée')
    await expect(finish).toContainText(`en ${targetOf(race)}`)
  })

  await test.step('the file of the roadbook holds the passing times for a watch', async () => {
    const link = page.getByRole('link', { name: 'GPX avec mes passages' })
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-disposition']).toContain('feuille-de-route.gpx')
    const gpx = await file.text()
    expect(gpx).toMatch(/<wpt [^>]+>.*<name>\d+h\d* /)
    expect(gpx).toMatch(/<name>\d+h\d* Arrivée<\/name>/)
  })

  await test.step('a route gives a roadbook for a chosen day', async () => {
    await page.goto(ROUTE)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le balcon de Chamechaude')
    await expect(page.getByText(/On monte de .+ en tout/)).toBeVisible()
    await expect(page.getByRole('img', { name: /Carte du parcours/ })).toBeVisible()
    await page.getByText('Télécharger', { exact: true }).click()
    await expect(page.getByRole('link', { name: /^GPX/ })).toBeVisible()
    await page.getByRole('link', { name: 'Mes heures de passage' }).click()
    await page.getByLabel('Jour de la sortie').fill('2027-12-20')
    await page.getByLabel('Heure de départ').fill('16:30')
    await compute.click()
    await expect(page.getByText(/coucher à 1[67]h/)).toBeVisible()
    await expect(page.getByText(/lundi 20 décembre 2027 à 16h30/)).toBeVisible()
  })
  await context.close()
})

test('a roadbook, a race and a route put nothing fixed on paper, and a route has its code there', async ({
  page,
}) => {
  const race = await findRace(page.request)
  let parts = 0
  await page.setViewportSize({ width: 794, height: 1123 })
  for (const path of [pathOf(race), `/courses/${race.course.slug}`, ROUTE]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeAttached()
    await expect(page.getByRole('button').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(skip).toBeHidden()
    await expect(page.locator('button:visible:not([role=tab])')).toHaveCount(0)
    // Chromium repeats fixed elements on every sheet, over the text.
    const fixed = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
        .map(({ className }) => className),
    )
    expect(fixed).toEqual([])
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
    // Paper has no tabs: their panels are printed too.
    for (const part of await page.locator('.tab-panel').all()) await expect(part).toBeVisible()
    parts += await page.locator('.tab-panel:not([data-selected])').count()
  }
  expect(parts).toBeGreaterThan(0)
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
})

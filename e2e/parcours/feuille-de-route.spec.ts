/// <reference lib="dom" />
import type { Course, CourseCard, Epreuve } from '@foulee/contract/courses/courses'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { findViolations } from '../axe.ts'

type Found = { course: Course; epreuve: Epreuve }

/** A race of the demo world one of whose épreuves has points and follows a route. */
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
/** A time that somebody runs: twelve minutes for each km-effort. */
const targetOf = ({ epreuve }: Found) => `${Math.ceil((epreuve.km_effort ?? 40) / 5)}h`

test('from the race to a sheet of one’s own, before any script', { tag: '@main' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  const race = await findRace(page.request)
  await page.goto(`/courses/${race.course.slug}`)
  const link = page.locator(`a[href="${pathOf(race)}"]`)
  await expect(link).toHaveText(/Mes heures de passage/)
  await page.goto(pathOf(race))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(race.epreuve.nom)
  await page.getByLabel('Heure de départ').fill('06:00')
  await page.getByLabel('Temps visé').fill(targetOf(race))
  await page.getByText('Régler mes arrêts').click()
  await page.getByRole('spinbutton').first().fill('9')
  await page.getByRole('button', { name: 'Calculer mes passages' }).click()
  await expect(page).toHaveURL(/objectif=\d+h&niveau=intermediaire&arret=9/)
  await expect(page.getByText(`Arrivée en ${targetOf(race)}, le temps visé`)).toBeVisible()
  const table = page.getByRole('table', { name: /Passages/ })
  await expect(table.getByText('arrêt 9 min').first()).toBeVisible()
  const finish = table.getByRole('row').last()
  await expect(finish).toContainText('Arrivée')
  await expect(finish).toContainText(`en ${targetOf(race)}`)
  await context.close()
})

test('a time that nobody runs is told on its field, above a sheet', async ({ page }) => {
  const race = await findRace(page.request)
  await page.goto(`${pathOf(race)}?objectif=5%20min`)
  const field = page.getByLabel('Temps visé')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('5 min')
  await expect(page.getByText(/ne va pas avec cette distance/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Arrivée/ })).toBeVisible()
})

test('goes to the watch with its times', async ({ page }) => {
  const race = await findRace(page.request)
  await page.goto(`${pathOf(race)}?depart=06:00&objectif=${targetOf(race)}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'GPX avec mes passages' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/feuille-de-route\.gpx$/)
  const gpx = await (await page.request.get(download.url())).text()
  expect(gpx).toMatch(/<wpt [^>]+>.*<name>\d+h\d* /)
  expect(gpx).toMatch(/<name>\d+h\d* Arrivée<\/name>/)
})

test('reads on any screen, and prints on A6', { tag: ['@main', '@two-sizes'] }, async ({
  page,
}) => {
  const race = await findRace(page.request)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(pathOf(race))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
    box.slice(1, 3).map((points) => Math.round((Number(points) / 72) * 25.4)),
  )
  expect(sheets.length).toBeGreaterThan(0)
  for (const sheet of sheets) expect(sheet).toEqual([105, 148])
})

test('nothing that is fixed to the window, and nothing to press, is printed', async ({ page }) => {
  const race = await findRace(page.request)
  const route = (await (await page.request.get('/api/parcours')).json()).data[0]
  const paths = [pathOf(race), `/courses/${race.course.slug}`, `/parcours/${route.slug}`]
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeAttached()
    await expect(page.getByRole('button').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(skip).toBeHidden()
    // The tab that is shown names what stands under it.
    await expect(page.locator('button:visible:not([role=tab])')).toHaveCount(0)
    // It would come back on every sheet, over the text.
    const fixed = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
        .map(({ className }) => className),
    )
    expect(fixed).toEqual([])
  }
})

test('a route with points has one too, for the day that one tells', async ({ page }) => {
  const { data } = await (await page.request.get('/api/parcours?nb_page=100')).json()
  const routes: { slug: string; points: unknown[] }[] = await Promise.all(
    data.map(
      async ({ slug }: { slug: string }) =>
        (await (await page.request.get(`/api/parcours/${slug}`)).json()).data,
    ),
  )
  const route = routes.find(({ points }) => points.length > 1)
  await page.goto(`/parcours/${route?.slug}`)
  await page.getByRole('link', { name: 'Mes heures de passage' }).click()
  await page.getByLabel('Jour de la sortie').fill('2027-12-20')
  await page.getByLabel('Heure de départ').fill('16:30')
  await page.getByRole('button', { name: 'Calculer mes passages' }).click()
  await expect(page.getByText(/coucher à 1[67]h/)).toBeVisible()
  await expect(page.getByText(/lundi 20 décembre 2027 à 16h30/)).toBeVisible()
})

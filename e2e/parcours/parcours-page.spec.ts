/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { arriveSignedIn } from '../people.ts'
import { settle } from '../settle.ts'

const ROUTE = '/parcours/le-balcon-de-chamechaude'

const openRoute = async (page: Page) => {
  await page.goto(ROUTE)
  const slider = page.getByRole('slider', { name: /Profil du parcours/ })
  await expect(slider).toBeVisible()
  return slider
}

test('tells a route before any script, in words too', { tag: '@main' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto(ROUTE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le balcon de Chamechaude')
  await expect(page.getByText(/On monte de .+ en tout/)).toBeVisible()
  await expect(page.getByRole('img', { name: /Carte du parcours/ })).toBeVisible()
  await page.getByText('Télécharger', { exact: true }).click()
  await expect(page.getByRole('link', { name: /^GPX/ })).toBeVisible()
  await context.close()
})

test('the keys walk along the profile, and the map follows', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const slider = await openRoute(page)
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  await expect(slider).toHaveAttribute('aria-valuetext', /^km.\d+,\d · [\d\u202f]+.m · .?\d+.%$/)
  const walked = Number(await slider.inputValue())
  expect(walked).toBeGreaterThan(1000)
  await expect(page.locator('.route-reading')).toContainText('km')
  await page.keyboard.press('End')
  expect(Number(await slider.inputValue())).toBeGreaterThan(14_000)
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /^km.0,0/)
})

test('pointing at the drawing moves the profile', { tag: '@two-sizes' }, async ({ page }) => {
  // Without WebGL the drawing stands where the map would.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openRoute(page)
  const drawing = page.locator('.route-drawing-box').first()
  await drawing.scrollIntoViewIfNeeded()
  await expect(page.getByText('La carte ne peut pas s’afficher ici')).toBeVisible()
  const mark = await page.locator('.route-mark').first().boundingBox()
  if (!mark) throw new Error('The drawing has no mark')
  await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2)
  await expect(page.locator('.profile-reading')).toContainText(/km.3,[12]/)
})

test('a member learns a time, from a race that they ran', async ({ page }) => {
  await arriveSignedIn(page)
  await openRoute(page)
  const section = page.getByRole('region', { name: 'Mon temps sur ce parcours' })
  const form = section.getByRole('button', { name: /course/ })
  await expect(form.or(section.getByLabel('Distance courue')).first()).toBeVisible()
  if (await form.isVisible()) await form.click()
  await section.getByLabel('Distance courue').fill('10')
  await section.getByLabel('Temps', { exact: true }).fill('4 heures')
  await section.getByRole('button', { name: 'Calculer mon temps' }).click()
  await expect(section.getByText(/Indiquez un temps/)).toBeVisible()
  await section.getByLabel('Temps', { exact: true }).fill('45:00')
  await section.getByRole('button', { name: 'Calculer mon temps' }).click()
  await expect(section.getByText(/D’après votre course de 10,00.km en 45.min/)).toBeVisible()
  // A morning in the hills: nobody measured those, and the page does not say how often it holds.
  await expect(section.getByText(/, sans doute entre .+ et .+/)).toBeVisible()
  await expect(section.getByText(/quatre courses de montagne.+n’a pas été mesurée/)).toBeVisible()
  await page.reload()
  await expect(section.getByText(/D’après votre course de 10,00.km/)).toBeVisible()
})

test('a route opens again without a network, and shows where one is', async ({ page, context }) => {
  test.slow()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 5.757, latitude: 45.284, accuracy: 8 })
  await openRoute(page)
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('parcours-1')).keys()).length)
  await expect.poll(kept, { timeout: 60_000 }).toBe(2)
  await context.setOffline(true)
  await page.goto(ROUTE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le balcon de Chamechaude')
  await page.getByRole('link', { name: 'Suivre ce parcours' }).click()
  await page.getByRole('button', { name: 'Me situer sur le parcours' }).click()
  await expect(page.getByText('Parcouru')).toBeVisible()
  await context.setGeolocation({ longitude: 5.8, latitude: 45.2, accuracy: 8 })
  await expect(page.getByText(/Vous êtes à .+ du parcours/)).toBeVisible()

  await page.goto('/cgu')
  await page.getByRole('link', { name: 'Le balcon de Chamechaude' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le balcon de Chamechaude')

  await context.setOffline(false)
  await page.goto('/hors-ligne')
  await page.getByRole('button', { name: 'Retirer Le balcon de Chamechaude' }).click()
  await expect(page.getByRole('link', { name: /^Le balcon de Chamechaude/ })).toHaveCount(0)
})

test('fits on paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.goto(ROUTE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden()
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is for everyone, in the ${colorScheme} theme`, { tag: '@two-sizes' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openRoute(page)
    await page.getByText('Kilomètre par kilomètre').click()
    await page.getByText('Comment c’est mesuré').click()
    await page.getByText('Télécharger', { exact: true }).click()
    await settle(page)
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    expect(await findViolations(page, (axe) => axe.withTags(tags))).toEqual([])
  })
}

test('without a level, a race and its épreuve say what to tell for a time', async ({ page }) => {
  await arriveAsNew(page, 'non_precise')
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  const words = 'Pour connaître votre temps, dites votre niveau'
  await page.goto(`/courses/${data[0].slug}`)
  await expect(page.getByText(words)).toBeVisible()
  await page.goto(`/courses/${data[0].slug}/epreuves/${data[0].edition.epreuves[0].id}`)
  await expect(page.getByRole('region', { name: 'Mon temps' }).getByText(words)).toBeVisible()
})

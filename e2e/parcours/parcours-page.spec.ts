import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'

test.use({ serviceWorkers: 'allow' })

/** WCAG rules, without best practices. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const ROUTE = '/parcours/le-balcon-de-chamechaude'

const openRoute = async (page: Page) => {
  await page.goto(ROUTE)
  const slider = page.getByRole('slider', { name: /Profil du parcours/ })
  await expect(slider).toBeVisible()
  return slider
}

test('the keys and a pointer on the drawing move along the profile, which has no barrier in either theme', {
  tag: '@two-sizes',
}, async ({ page }) => {
  // Without WebGL the drawing is shown; fond-de-carte.spec.ts tests the map.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const slider = await openRoute(page)

  await test.step('the keys move the slider of the profile to its ends', async () => {
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

  await test.step('a pointer on a mark of the drawing moves the cursor of the profile', async () => {
    await page.locator('.route-drawing-box').first().scrollIntoViewIfNeeded()
    await expect(page.getByText('La carte ne peut pas s’afficher ici')).toBeVisible()
    const mark = await page.locator('.route-mark').first().boundingBox()
    if (!mark) throw new Error('The drawing has no mark')
    await page.mouse.move(mark.x + mark.width / 2, mark.y + mark.height / 2)
    await expect(page.locator('.profile-reading')).toContainText(/km.3,[12]/)
  })

  await page.getByText('Kilomètre par kilomètre').click()
  await page.getByText('Comment c’est mesuré').click()
  await page.getByText('Télécharger', { exact: true }).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, (axe) => axe.withTags(WCAG))).toEqual([])
  }
})

test('a member without a level is told what to say for a time, gives a race, and finds the time again', async ({
  page,
}) => {
  await arriveAsNew(page, 'non_precise')
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  await page.goto(`/courses/${data[0].slug}/epreuves/${data[0].edition.epreuves[0].id}`)
  await expect(
    page
      .getByRole('region', { name: 'Mon temps' })
      .getByText('Pour connaître votre temps, dites votre niveau'),
  ).toBeVisible()

  await openRoute(page)
  const section = page.getByRole('region', { name: 'Mon temps sur ce parcours' })
  await section.getByLabel('Distance courue').fill('10')
  await section.getByLabel('Temps', { exact: true }).fill('4 heures')
  const compute = section.getByRole('button', { name: 'Calculer mon temps' })
  await compute.click()
  await expect(section.getByText(/Indiquez un temps/)).toBeVisible()
  await section.getByLabel('Temps', { exact: true }).fill('45:00')
  await compute.click()
  await expect(section.getByText(/D’après votre course de 10.km en 45.min/)).toBeVisible()
  // Measured on two mountain races, none as short as this parcours: no share is given.
  await expect(section.getByText(/, sans doute entre .+ et .+/)).toBeVisible()
  await expect(section.getByText(/deux courses de montagne.+n’a pas été mesurée/)).toBeVisible()
  await page.reload()
  await expect(section.getByText(/D’après votre course de 10.km/)).toBeVisible()
})

test('a route opens again without a network, and shows where one is', async ({ page, context }) => {
  test.slow()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ longitude: 5.757, latitude: 45.284, accuracy: 8 })
  await openRoute(page)
  const countCached = () =>
    page.evaluate(async () => (await (await caches.open('parcours-1')).keys()).length)
  await expect.poll(countCached, { timeout: 60_000 }).toBe(2)
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

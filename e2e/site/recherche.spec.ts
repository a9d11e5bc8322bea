import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'

/** Opens the search with `/`, repeated until hydrated. */
async function openBox(page: Page) {
  const box = page.getByRole('combobox', { name: /Course, parcours/ })
  await expect(async () => {
    if (!(await box.isVisible())) await page.keyboard.press('/')
    await expect(box).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(box).toBeFocused()
  return box
}

test('the key / opens the search, in which arrows and Enter lead to a race', {
  tag: '@two-sizes',
}, async ({ page }) => {
  await page.goto('/calendrier')
  const box = await openBox(page)
  await box.fill('marathon rochelle')
  const race = page.getByRole('option', { name: /Marathon de La Rochelle/ }).first()
  await expect(race).toBeVisible()
  expect(await findViolations(page, (axe) => axe.include('dialog'))).toEqual([])
  // The page behind the box stays where it is.
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('option', { name: /Marathons autour de La Rochelle/ }),
  ).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(
    page.getByRole('option', { name: /Parcours longs comme un marathon autour de La Rochelle/ }),
  ).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(race).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/marathon-de-la-rochelle/)
  await expect(box).toBeHidden()
})

test('the search forgives a typo, forgets what was searched when told, and offers what words mean', async ({
  page,
}) => {
  await page.goto('/calendrier')
  const box = await openBox(page)
  await box.fill('rochele')
  await expect(page.getByRole('option', { name: /Rochelle/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recherche\?q=rochele$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Rochelle/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await openBox(page)
  await page.getByRole('button', { name: 'rochele', exact: true }).click()
  await expect(box).toHaveValue('rochele')
  await box.fill('')
  await page.getByRole('button', { name: /Effacer .*rochele/ }).click()
  await expect(page.getByText('Recherches récentes')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()

  await page.goto('/calendrier')
  await openBox(page)
  await box.fill('trail isère')
  await expect(page.getByRole('option').first()).toContainText('Trails en Isère')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/calendrier\?texte=trail\+is%C3%A8re$/)
  await page.goto('/recherche?q=annecy')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Courses autour d’Annecy \(74\)/ })
    .click()
  await expect(page).toHaveURL(/\/calendrier\?autour=/)
  await page
    .getByRole('list', { name: 'Votre recherche' })
    .getByRole('link', { name: /Autour d’Annecy/ })
    .click()
  await expect(page).toHaveURL(/\/calendrier$/)
})

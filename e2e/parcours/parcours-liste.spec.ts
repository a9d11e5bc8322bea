import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveSignedIn } from '../people.ts'
import { settle } from '../settle.ts'

/** What the field of search offers is no card. */
const cards = (page: Page) =>
  page.getByRole('main').locator('a[href^="/parcours/"]:not([role=option])')

async function expectNoViolation(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  expect(await findViolations(page)).toEqual([])
}

test('finds a route in the list, and opens it', { tag: ['@main', '@two-sizes'] }, async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/parcours')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Rechercher un parcours' }).fill('chamechaud')
  await expect(page).toHaveURL(/texte=chamechaud/)
  // The whole list, where it comes first too, stays there in pale until the answer has come.
  await expect(cards(page)).toHaveText(['Le balcon de Chamechaude'])
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoViolation(page)
  await cards(page).first().click()
  await expect(page).toHaveURL(/\/parcours\/le-balcon-de-chamechaude$/)
})

test('filters in the address, and goes back through them', { tag: '@two-sizes' }, async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/parcours?type=trail&forme=boucle&tri=note')
  const active = page.getByRole('list', { name: 'Filtres actifs' })
  await active.getByRole('button', { name: /Boucle/ }).click()
  await expect(page).toHaveURL(/\/parcours\?type=trail&tri=note$/)
  await page.goBack()
  await expect(page).toHaveURL(/forme=boucle/)
})

test('nothing found proposes what to loosen', async ({ page }) => {
  await arriveSignedIn(page)
  await page.goto('/parcours?type=piste&departement=48')
  await expect(page.getByText('Aucun résultat')).toBeVisible()
})

test('finds it on the map', { tag: ['@main', '@two-sizes'] }, async ({ page }, { project }) => {
  await arriveSignedIn(page)
  const tile = page.waitForResponse(/\/api\/parcours\/tuiles\/\d+\/\d+\/\d+/)
  await page.goto('/parcours?texte=chamechaude&vue=carte')
  expect((await tile).status()).toBe(200)
  const map = page.getByRole('region', { name: 'Carte des parcours' })
  await expect(map).toBeVisible()
  if (project.name === 'telephone') {
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Liste' }).click()
  }
  await expect(cards(page).first()).toHaveText('Le balcon de Chamechaude')
})

test('visitors read the directory, by département', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/itineraires')
  await page.getByRole('main').getByRole('link', { name: /Isère/ }).last().click()
  await expect(page).toHaveURL(/\/itineraires\/isere$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Isère')
  await expect(cards(page).first()).toBeVisible()
  await context.close()
})

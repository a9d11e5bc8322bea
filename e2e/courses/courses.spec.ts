import { expect, test } from '@playwright/test'
import { arriveSignedIn } from '../people.ts'

test.beforeEach(({ page }) => arriveSignedIn(page))

test('searches with a typo, and the address holds the search', { tag: '@main' }, async ({
  page,
}) => {
  await page.goto('/courses')
  await page.getByRole('searchbox', { name: 'Rechercher une course' }).fill('marseile cassis')
  await expect(page).toHaveURL(/texte=marseile/)
  await expect(page.getByRole('link', { name: /Marseille-Cassis/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'Rechercher une course' })).toHaveValue(
    'marseile cassis',
  )
})

test('filters, removes a filter, and goes back through both', {
  tag: '@main-two-sizes',
}, async ({ page }) => {
  await page.goto('/courses?type=triathlon&departement=05')
  const active = page.getByRole('list', { name: 'Filtres actifs' })
  await expect(active.getByRole('listitem').first()).toBeVisible()
  await active.getByRole('button', { name: /Triathlon/ }).click()
  await expect(page).toHaveURL(/\/courses\?departement=05$/)
  await page.goBack()
  await expect(page).toHaveURL(/type=triathlon/)
})

test('nothing found proposes what to loosen', async ({ page }) => {
  await page.goto('/courses?type=triathlon&departement=48')
  await expect(page.getByText('Aucun résultat')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('list')
    .getByRole('button', { name: /course/ })
    .first()
    .click()
  await expect(page.getByText('Aucun résultat')).toBeHidden()
})

test('a bad filter in the address is named and can be removed', async ({ page }) => {
  await page.goto('/courses?distance_min=abc')
  await expect(page.getByText('Indiquez un nombre entier positif.')).toBeVisible()
})

test('reads on, opens one and comes back to the same place', {
  tag: ['@main', '@two-sizes'],
}, async ({ page }) => {
  // On a laptop the map beside the list is drawn by the processor, which the list waits for.
  test.slow()
  const slowly = { timeout: 30_000 }
  await page.goto('/courses')
  const cards = page.locator('.card-list > li')
  const topOf = (index: number) =>
    page.locator(`[data-index="${index}"]`).evaluate((card) => card.getBoundingClientRect().top)
  const more = page.getByRole('button', { name: 'Voir plus' })
  const readOn = async (nb: number) => {
    await more.click()
    await expect(page.getByText(RegExp(`${nb} sur \\d+ affichées`))).toBeAttached(slowly)
  }
  await readOn(40)
  await readOn(60)
  await more.scrollIntoViewIfNeeded()
  const last = await topOf(59)
  await readOn(80)
  // A long list keeps the cards near the screen alone, and none of them moves when it begins to.
  await expect.poll(() => cards.count()).toBeLessThan(60)
  expect(Math.abs((await topOf(59)) - last)).toBeLessThan(1)

  const opened = page.locator('[data-index="62"]')
  // By keyboard: to click, the test may scroll.
  await opened.getByRole('link').first().focus()
  const top = await topOf(62)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/[^?]+$/)
  await page.goBack()
  await expect(opened).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(62)) - top)).toBeLessThan(1)
})

test('opens an épreuve from its race', async ({ page }) => {
  await page.goto('/courses?texte=templiers')
  await page.getByRole('main').locator('a[href^="/courses/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Templiers')
  await page.getByRole('main').locator('a[href*="/epreuves/"]').first().click()
  await expect(page).toHaveURL(/\/courses\/[^/]+\/epreuves\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the map shows races and asks before searching elsewhere', {
  tag: '@two-sizes',
}, async ({ page, isMobile }) => {
  test.slow()
  const tile = page.waitForResponse(/\/api\/courses\/tuiles\/\d+\/\d+\/\d+/)
  await page.goto('/courses')
  if (isMobile) await page.getByRole('button', { name: 'Carte' }).click()
  const map = page.getByRole('region', { name: 'Carte des courses' })
  await expect(map).toBeVisible({ timeout: 30_000 })
  expect((await tile).status()).toBe(200)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Rechercher dans cette zone' }).click()
  await expect(page).toHaveURL(/zone=/)
})

test('home shows the next races of each group', { tag: '@two-sizes' }, async ({ page }) => {
  await page.goto('/home')
  const races = page.getByRole('region', { name: 'Prochaines courses' })
  for (const name of ['Semi', 'Marathon', 'Trail court', 'Triathlon']) {
    await races.getByRole('tab', { name, exact: true }).click()
    await expect(races.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  }
  await races.getByRole('link', { name: /tout voir|éditions passées/ }).click()
  await expect(page).toHaveURL(/\/courses\?/)
})

test.describe('on a slow network', () => {
  // It would answer from what it keeps.
  test.use({ serviceWorkers: 'block' })

  test('whoever asks for the filters before they have come is told, and has them', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/filtres-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/courses')
    await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    await expect(page.getByText('Les filtres arrivent…')).toBeVisible()
    held.resolve()
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible()
    await expect(page.getByText('Les filtres arrivent…')).toBeHidden()
  })
})

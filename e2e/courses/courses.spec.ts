import { expect, test } from '@playwright/test'
import { arriveSignedIn } from '../people.ts'

test.beforeEach(({ page }) => arriveSignedIn(page))

test('a race is found from the first page on, by filters that come late, a name with a mistake in it, and the way back', {
  tag: '@main',
}, async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/filtres-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/home')
  await test.step('each group of distances has its next races, and leads to the list', async () => {
    const races = page.getByRole('region', { name: 'Prochaines courses' })
    for (const name of ['Semi', 'Marathon', 'Trail court', 'Triathlon']) {
      await races.getByRole('tab', { name, exact: true }).click()
      await expect(races.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
    }
    await races.getByRole('link', { name: /tout voir|éditions passées/ }).click()
    await expect(page).toHaveURL(/\/courses\?/)
  })

  await test.step('who asks for the filters before they have come is told, and has them', async () => {
    // The label gets the number of active filters once loaded.
    await page.getByRole('button', { name: /^Filtres/ }).click()
    await expect(page.getByText('Les filtres arrivent…')).toBeVisible()
    held.resolve()
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toBeVisible()
    await expect(page.getByText('Les filtres arrivent…')).toBeHidden()
  })

  await test.step('a filter is taken off, is back with the way back, and is loosened where nothing is found', async () => {
    await page.goto('/courses?type=triathlon&departement=48')
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    const active = page.getByRole('list', { name: 'Filtres actifs' })
    await active.getByRole('button', { name: /Triathlon/ }).click()
    await expect(page).toHaveURL(/\/courses\?departement=48$/)
    await expect(page.getByText('Aucun résultat')).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/type=triathlon/)
    await expect(page.getByText('Aucun résultat')).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('list')
      .getByRole('button', { name: /course/ })
      .first()
      .click()
    await expect(page.getByText('Aucun résultat')).toBeHidden()
  })

  await test.step('where the browser says no, the town of the profile stands in, another is chosen, and the circle widened', async () => {
    await page.goto('/courses')
    const told = page.getByRole('region', { name: 'Autour de moi' })
    await expect(told).toHaveCount(0)
    await page.getByRole('button', { name: 'Autour de moi', exact: true }).click()
    await expect(told).toContainText('La localisation est refusée')
    await expect(told).toContainText('la ville de votre profil\u00a0: Lyon (69)')
    await expect(page).toHaveURL(/autour=4\.\d+,45\.\d+,50&lieu=Lyon/)
    await told.getByRole('button', { name: 'Choisir une autre ville' }).click()
    await expect(told.getByRole('button', { name: /Ma ville.*Lyon/ })).toBeVisible()
    await told.getByRole('combobox', { name: 'Autour de quelle ville' }).fill('Annecy')
    await expect(page.getByRole('option').first()).toHaveText(/Annecy.*74000/)
    // By keyboard: a click would scroll, which closes the list.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/,50&lieu=Annecy/)
    await expect(told).toHaveCount(0)
    await page.getByRole('button', { name: 'Élargir à 100\u00a0km' }).click()
    await expect(page).toHaveURL(/,100&lieu=Annecy/)
  })

  await test.step('a filter that cannot be is named', async () => {
    await page.goto('/courses?distance_min=abc')
    await expect(page.getByText('Indiquez un nombre entier positif.')).toBeVisible()
  })

  const search = page.getByRole('searchbox', { name: 'Rechercher une course' })
  const races = page.getByRole('main')
  await test.step('a search stands in the address', async () => {
    await page.goto('/courses')
    await search.fill('marseile cassis')
    await expect(page).toHaveURL(/texte=marseile/)
    await expect(races.getByRole('link', { name: /Marseille-Cassis/ }).first()).toBeVisible()
    await page.reload()
    await expect(search).toHaveValue('marseile cassis')
  })
  await search.fill('templiers')
  await races
    .getByRole('link', { name: /Templiers/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Templiers')
  await races.locator('a[href*="/epreuves/"]').first().click()
  await expect(page).toHaveURL(/\/courses\/[^/]+\/epreuves\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who reads far down a list and comes back from a race stands where they stood', async ({
  page,
}) => {
  await page.goto('/courses')
  const cards = page.locator('.card-list > li')
  const topOf = (index: number) =>
    page.locator(`[data-index="${index}"]`).evaluate((card) => card.getBoundingClientRect().top)
  const more = page.getByRole('button', { name: 'Voir plus' })
  const readOn = async (nb: number) => {
    await more.click()
    await expect(page.getByText(RegExp(`${nb} sur \\d+ affichées`))).toBeAttached()
  }
  await readOn(40)
  await readOn(60)
  await more.scrollIntoViewIfNeeded()
  const last = await topOf(59)
  await readOn(80)
  await expect.poll(() => cards.count()).toBeLessThan(60)
  expect(Math.abs((await topOf(59)) - last)).toBeLessThan(1)

  const opened = page.locator('[data-index="62"]')
  // By keyboard: a click may scroll.
  await opened.getByRole('link').first().focus()
  const top = await topOf(62)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/[^?]+$/)
  await page.goBack()
  await expect(opened).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(62)) - top)).toBeLessThan(1)

  // Each where it was measured on a screen, one card would be printed over the other.
  await expect(opened).toHaveCSS('position', 'absolute')
  // As printing does first: else the list, shorter on paper, scrolls and leaves the card out.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(opened).toHaveCSS('position', 'static')
})

test('the map of races, moved by the keys, asks before it searches elsewhere, and a filter can still be taken off', {
  tag: '@two-sizes',
}, async ({ page, isMobile }) => {
  const tile = page.waitForResponse(/\/api\/courses\/tuiles\/\d+\/\d+\/\d+/)
  await page.goto('/courses?type=trail')
  if (isMobile) await page.getByRole('button', { name: 'Carte' }).click()
  const map = page.getByRole('region', { name: 'Carte des courses' })
  // Software rendering is slow.
  await expect(map).toBeVisible({ timeout: 30_000 })
  expect((await tile).status()).toBe(200)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Rechercher dans cette zone' }).click()
  await expect(page).toHaveURL(/type=trail.*zone=|zone=.*type=trail/)
  if (isMobile) await page.getByRole('button', { name: 'Liste' }).click()
  const active = page.getByRole('list', { name: 'Filtres actifs' })
  await active.getByRole('button', { name: /Trail/ }).click()
  await expect(page).not.toHaveURL(/type=trail/)
  await expect(page).toHaveURL(/zone=/)
})

import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveSignedIn } from '../people.ts'

const cards = (page: Page) => page.getByRole('main').locator('article a[href^="/sejours/"]')
const CHARTREUSE = 'Chartreuse, trois sommets en trois jours'

test('a visitor, with a script or without, finds a stay by its destination and reads its days, departures and papers', {
  tag: '@two-sizes',
}, async ({ page, browser }) => {
  await page.goto('/destinations')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Auvergne-Rhône-Alpes/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Auvergne-Rhône-Alpes')
  await page.getByRole('link', { name: CHARTREUSE }).click()
  await expect(page.getByRole('heading', { level: 1, name: CHARTREUSE })).toBeVisible()

  await test.step('a day unfolds with the map and the profile of its route', async () => {
    const days = page.getByRole('region', { name: 'Jour par jour' })
    await days.getByText('La Dent de Crolles', { exact: true }).click()
    await expect(page.getByRole('slider', { name: 'Profil de la journée' })).toBeVisible()
    await expect(days.getByText('Connectez-vous')).toBeVisible()
  })

  await test.step('each departure leads to its booking', async () => {
    const departs = page.getByRole('region', { name: 'Départs et prix' })
    await expect(departs.getByRole('link', { name: 'Réserver' }).first()).toHaveAttribute(
      'href',
      /^\/sejours\/chartreuse-trois-sommets-en-trois-jours\/reserver\/\d+$/,
    )
  })

  await test.step('one jumps to a part, with booking still in reach', async () => {
    await page
      .getByRole('navigation', { name: 'Sur cette page' })
      .getByRole('link', { name: 'Conditions' })
      .click()
    await expect(page.getByRole('heading', { name: 'Réserver, régler, annuler' })).toBeInViewport()
    const bar = page.getByRole('region', { name: 'Réservation' })
    await expect(bar.getByRole('link', { name: 'Réserver' })).toBeInViewport()
  })
  await expect(page.getByRole('region', { name: 'Les papiers de l’agence' })).toContainText(
    'Agence vérifiée',
  )
  expect(await findViolations(page)).toEqual([])

  await test.step('all of it is there without a script', async () => {
    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await plain.goto(page.url().replace(/#.*/, ''))
    await expect(plain.getByRole('heading', { level: 1, name: CHARTREUSE })).toBeVisible()
    await expect(plain.getByText('Le plus haut sommet du massif, par le balcon.')).toBeAttached()
    await expect(plain.getByRole('link', { name: 'Réserver' }).first()).toBeVisible()
    await plain.context().close()
  })
})

test('a member who narrows the list of stays reads what a stay asks of their own legs', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.goto('/sejours?niveau=confirme,intermediaire&duree_max=3')
  await page.getByRole('searchbox', { name: 'Rechercher un séjour' }).fill('chartreuse')
  await expect(page).toHaveURL(/texte=chartreuse/)
  await expect(cards(page)).toHaveText([CHARTREUSE])
  const active = page.getByRole('list', { name: 'Filtres actifs' })
  await expect(active.getByText('Jusqu’à 3\u00a0jours')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await cards(page).first().click()
  const days = page.getByRole('region', { name: 'Jour par jour' })
  await expect(days.getByText(/^environ .* pour vous$/).first()).toBeVisible()
})

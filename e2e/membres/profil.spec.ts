import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'
import { settle } from '../settle.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const saved = (page: Page, name: string) =>
  expect(section(page, name).getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('the welcome asks one question at a time, goes on after a reload and can be left', async ({
  page,
}) => {
  await arriveAsNew(page)
  await page.goto('/home')
  await expect(page).toHaveURL(/\/qualification$/)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('alert')).toContainText('Je préfère ne pas répondre')
  await page.getByLabel('Femme').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre date de naissance')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Date de naissance').fill('2020-01-01')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByText('Il faut avoir au moins 15')).toBeVisible()
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre niveau')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre niveau')
  await page.getByRole('button', { name: 'Passer cette question' }).click()
  await page.getByLabel('Battre mon record').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Sentier', { exact: true }).click()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel('De', { exact: true }).selectOption('10 km')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Terminer', exact: true }).click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/reglages/pratique')
  await expect(page.getByLabel('Objectif')).toHaveValue('record')
  await expect(page.getByRole('checkbox', { name: 'Sentier' })).toBeChecked()
})

test('all questions of the welcome are left in one press from the first, and do not come back', async ({
  page,
}) => {
  await arriveAsNew(page)
  await page.goto('/ma-runlist')
  await page.getByRole('button', { name: 'Plus tard' }).click()
  await expect(page).toHaveURL(/\/ma-runlist$/)
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Inès')
})

test('each section of the settings saves by itself, says so, and keeps what is not sent', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  await page.goto('/reglages/carte')
  const carte = section(page, 'Carte publique')
  await carte.getByLabel('Nom public').fill('Inès G.')
  await carte.getByRole('button', { name: 'Enregistrer' }).click()
  await saved(page, 'Carte publique')
  await carte.getByLabel('Présentation').fill('Sur les quais.')
  await expect(carte.getByText('Enregistré', { exact: true })).toBeHidden()
  await expect(carte.getByText('Pas encore enregistré.')).toBeVisible()

  await test.step('a picture is refused when it is none, and shown at once', async () => {
    const photo = carte.getByLabel('Photo', { exact: true }).last()
    await photo.setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html>'),
    })
    await expect(carte.getByRole('alert')).toContainText('n’est pas une image')
    await photo.setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer: PNG })
    const shown = page.locator('main img[src^="/medias/avatar/"]')
    await expect(shown.first()).toBeVisible()
    await carte.getByRole('button', { name: 'Retirer (Photo)' }).click()
    await expect(shown).toHaveCount(0)
  })

  await page.goto('/reglages/identite')
  const identite = section(page, 'Identité et adresse')
  const ville = identite.getByRole('combobox', { name: 'Ville' })
  // The page scrolls to it first: scrolling closes the list.
  await ville.click()
  await settle(page)
  await ville.pressSequentially('st egr')
  // Not those of fewer letters any more, among which another town comes first.
  await expect(page.getByRole('option').first()).toHaveText(/Saint-Égrève/)
  // By keyboard: to click, the test would scroll, which closes the list.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(identite.getByLabel('Code postal')).toHaveValue('38120')
  await identite.getByLabel('Téléphone').fill('zéro six')
  await identite.getByRole('button', { name: 'Enregistrer' }).click()
  // Its field says what is wrong; the line beside the button only leads there.
  await expect(identite.getByText(/Indiquez un numéro de téléphone/)).toHaveCount(1)
  await identite.getByRole('alert').getByRole('link', { name: 'Téléphone' }).click()
  await expect(identite.getByLabel('Téléphone')).toBeFocused()
  await expect(identite.getByRole('combobox', { name: 'Ville' })).toHaveValue('Saint-Égrève')
  await identite.getByLabel('Téléphone').fill('06 39 98 10 99')
  await identite.getByRole('button', { name: 'Enregistrer' }).click()
  await saved(page, 'Identité et adresse')

  await page.goto('/reglages/confidentialite')
  await page.getByLabel('Mes initiales dans les résultats').check()
  await saved(page, 'Confidentialité')
  await page.getByLabel('Tout le monde').click()
  await expect(section(page, 'Confidentialité').getByRole('alert')).toContainText(
    'date de naissance',
  )
  await expect(page.getByLabel('Les membres de Foulée')).toBeChecked()

  await page.reload()
  await expect(page.getByLabel('Mes initiales dans les résultats')).toBeChecked()
  await page.goto('/reglages/carte')
  await expect(page.getByLabel('Nom public')).toHaveValue('Inès G.')
  // What was being written is still there.
  await expect(page.getByLabel('Présentation')).toHaveValue('Sur les quais.')
})

test('a profile shows to whom it may, and can be followed', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const { users_id } = await arriveAsNew(page, 'f')
  const address = `/coureurs/${users_id}`
  const visitor = await browser.newPage(baseURL ? { baseURL } : {})
  expect((await visitor.goto(address))?.status()).toBe(404)

  const fan = await browser.newPage(baseURL ? { baseURL } : {})
  await arriveAsNew(fan, 'h')
  await fan.goto(address)
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Garnier Inès')
  await fan.getByRole('button', { name: /^Suivre/ }).click()
  await expect(fan.getByText('1 abonné')).toBeVisible()

  await page.goto('/reglages/identite')
  await page.getByLabel('Date de naissance').fill('1990-05-12')
  await page.getByRole('button', { name: 'Enregistrer identité et adresse' }).click()
  await saved(page, 'Identité et adresse')
  await page.goto('/reglages/confidentialite')
  await page.getByLabel('Tout le monde').click()
  await saved(page, 'Confidentialité')
  expect((await visitor.goto(address))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Garnier Inès')
  await page.getByLabel('Moi seul').click()
  await expect(page.getByLabel('Moi seul')).toBeChecked()
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(404)
  await Promise.all([visitor.close(), fan.close()])
})

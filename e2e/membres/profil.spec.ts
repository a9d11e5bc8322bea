import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'
import { settle } from '../settle.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })
const saved = (page: Page, name: string) =>
  expect(section(page, name).getByRole('status').filter({ hasText: 'Enregistré' })).toBeVisible()

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('each section of the settings saves by itself and says so or what is wrong', async ({
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

  await page.goto('/reglages/identite')
  const identite = section(page, 'Identité et adresse')
  const ville = identite.getByRole('combobox', { name: 'Ville' })
  // Scrolls first: a scroll closes the list.
  await ville.click()
  await settle(page)
  await ville.pressSequentially('st egr')
  // Not the results for fewer letters, where another town is first.
  await expect(page.getByRole('option').first()).toHaveText(/Saint-Égrève/)
  // By keyboard: a click would scroll, which closes the list.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(identite.getByLabel('Code postal')).toHaveValue('38120')
  await identite.getByLabel('Téléphone').fill('zéro six')
  await identite.getByRole('button', { name: 'Enregistrer' }).click()
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
  await expect(page.getByLabel('Présentation')).toHaveValue('Sur les quais.')

  await test.step('a picture is shown at once, and refused when it is none', async () => {
    await carte
      .getByLabel('Photo', { exact: true })
      .last()
      .setInputFiles({
        name: 'page.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<!doctype html>'),
      })
    await expect(carte.getByRole('alert')).toContainText('n’est pas une image')
    await carte.getByLabel('Photo', { exact: true }).last().setInputFiles({
      name: 'moi.png',
      mimeType: 'image/png',
      buffer: PNG,
    })
    await saved(page, 'Carte publique')
    await expect(page.locator('main img[src^="/medias/avatar/"]').first()).toBeVisible()
    await carte.getByRole('button', { name: 'Retirer (Photo)' }).click()
    await expect(page.locator('main img[src^="/medias/avatar/"]')).toHaveCount(0)
  })

  await test.step('a link to a network is added, changed and removed', async () => {
    await page.goto('/reglages/reseaux')
    const reseaux = section(page, 'Réseaux sociaux')
    await reseaux.getByRole('button', { name: 'Ajouter un réseau' }).click()
    await reseaux.getByLabel('Adresse de votre page').fill('https://exemple.fr/moi')
    await reseaux.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(reseaux.getByText('n’est pas sur Strava').first()).toBeVisible()
    await reseaux.getByLabel('Adresse de votre page').fill('strava.com/athletes/1')
    await reseaux.getByRole('button', { name: 'Ajouter', exact: true }).click()
    await expect(reseaux.getByRole('link', { name: /strava.com\/athletes\/1/ })).toBeVisible()
    await reseaux.getByRole('button', { name: 'Changer le lien Strava' }).click()
    await reseaux.getByLabel('Adresse de votre page').fill('strava.com/athletes/2')
    await reseaux.getByRole('button', { name: 'Changer', exact: true }).click()
    await expect(reseaux.getByRole('link', { name: /strava.com\/athletes\/2/ })).toBeVisible()
    await page.reload()
    await expect(reseaux.getByRole('link', { name: /athletes\/2/ })).toBeVisible()
    await reseaux.getByRole('button', { name: 'Retirer le lien Strava' }).click()
    await expect(reseaux.getByRole('link')).toHaveCount(0)
  })
})

test('a profile is there for those whom its owner lets see it, and is followed', async ({
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
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Inès G.')
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
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Inès G.')
  await page.getByLabel('Moi seul').click()
  await expect(page.getByLabel('Moi seul')).toBeChecked()
  await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(404)
  await Promise.all([visitor.close(), fan.close()])
})

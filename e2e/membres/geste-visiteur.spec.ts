import { expect, type Page, test } from '@playwright/test'
import { readLink } from '../mails.ts'
import { NEW_PASSWORD, newEmail, submit } from '../people.ts'

const ROUTE = '/parcours/le-balcon-de-chamechaude'

/** Presses a door once the page is alive: before, it is a plain link, which knows nothing of a deed. */
const openDoor = (page: Page, path: string, name: string | RegExp, why: string) =>
  expect(async () => {
    await page.goto(path)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('note')).toContainText(why, { timeout: 3_000 })
  }).toPass()

/** From the sign-in that a door led to: makes an account instead. */
async function createAccount(page: Page): Promise<string> {
  const email = newEmail()
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(/\/inscription$/)
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  return email
}

test('what a visitor began is done once there is an account, and once only', async ({ page }) => {
  await openDoor(page, ROUTE, 'Ajouter à ma run list', 'Votre run list vous attend')
  await createAccount(page)
  await expect(page).toHaveURL(new RegExp(`${ROUTE}$`))
  const held = page.getByRole('button', { name: 'Dans ma run list' })
  await expect(held).toBeVisible()
  await held.click()
  await expect(page.getByRole('button', { name: 'Ajouter à ma run list' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ajouter à ma run list' })).toBeVisible()
})

test('an opinion that a visitor means to give is written at once, and published once the address is verified', async ({
  page,
  context,
}) => {
  const words = `Du soleil toute la montée, ${crypto.randomUUID().slice(0, 8)}.`
  await openDoor(page, ROUTE, 'Donner mon avis', 'Votre avis compte')
  const section = page.getByRole('region', { name: 'Avis' })
  const email = await createAccount(page)
  await expect(section.getByText(/n’est pas encore vérifiée/)).toBeVisible()
  await section.getByLabel('Votre avis').fill(words)
  await section.getByRole('button', { name: /dès que mon adresse est vérifiée/ }).click()
  await expect(section.getByText(/C’est gardé/)).toBeVisible()

  const mail = await context.newPage()
  await mail.goto(await readLink(email, /adresse|Bienvenue/i))
  await expect(mail.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await mail.close()
  await page.bringToFront()
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await expect(section.getByRole('article').filter({ hasText: words })).toBeVisible()
})

test('a claim that a visitor began opens after the account, and leaves once the address is verified', async ({
  page,
  context,
}) => {
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  const { organisateur } = (await (await page.request.get(`/api/courses/${data[0].slug}`)).json())
    .data
  await openDoor(
    page,
    `/organisateurs/${organisateur.slug}`,
    'Gérer cette page',
    'Cette page est la vôtre',
  )
  const email = await createAccount(page)
  const dialog = page.getByRole('dialog', { name: `Gérer «\u00a0${organisateur.nom}\u00a0»` })
  const words = 'Je tiens le secrétariat de la course.'
  await dialog.getByLabel('Un mot pour l’équipe').fill(words)
  await dialog.getByRole('checkbox', { name: /demander à l’équipe/ }).check()

  await test.step('what was written stands after a reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Gérer cette page' }).click()
    await expect(dialog.getByLabel('Un mot pour l’équipe')).toHaveValue(words)
    await dialog.getByRole('button', { name: /dès que mon adresse est vérifiée/ }).click()
    await expect(dialog.getByRole('status')).toContainText('C’est gardé')
  })

  const mail = await context.newPage()
  await mail.goto(await readLink(email, /adresse|Bienvenue/i))
  await expect(mail.getByText(/adresse est vérifiée/i).first()).toBeVisible()
  await mail.close()
  await page.bringToFront()
  await page.evaluate('window.dispatchEvent(new Event("focus"))')
  await expect(page).toHaveURL(/\/organisateur#retrouver$/)
  const asked = page.getByRole('list', { name: 'Mes demandes' }).getByRole('listitem')
  await expect(asked).toContainText(organisateur.nom)
  await expect(asked).toContainText('À l’étude')
})

test('a door says what it is for, and following a race is done once there is an account', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  const race = `/courses/${data[0].slug}`
  await openDoor(page, race, /^Tout voir/, 'Tout voir de cette épreuve')
  await expect(page).toHaveURL(/\/connexion$/)
  await openDoor(page, race, 'Suivre', 'Suivre, avec un compte')
  await createAccount(page)
  await expect(page.getByRole('button', { name: /^Ne plus suivre/ })).toBeVisible()
})

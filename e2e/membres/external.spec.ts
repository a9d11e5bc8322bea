import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readMail } from '../mails.ts'
import { createMember } from '../new-member.ts'
import { NEW_PASSWORD, newEmail, submit } from '../people.ts'
import { settle } from '../settle.ts'

const DOOR = 'Continuer avec Mon club'
const isAtProvider = (url: URL) => url.pathname.startsWith('/interaction/')

/** Signs in at the provider, whose page this is now. */
async function fillProvider(page: Page, email: string): Promise<void> {
  await page.waitForURL(isAtProvider)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByRole('button', { name: 'Autoriser' }).click()
}

/** From a page that asks for a session, to the provider and back. */
async function enter(page: Page, asked: string, email: string, remember = false): Promise<void> {
  await page.goto(asked)
  await expect(page).toHaveURL(/\/connexion$/)
  if (remember) await page.getByLabel('Se souvenir de moi').check()
  await page.getByRole('button', { name: DOOR }).click()
  await fillProvider(page, email)
}

const readTokens = (page: Page) =>
  page.evaluate(() => ({
    isRemembered: localStorage.getItem('auth_token') !== null,
    isForThisTab: sessionStorage.getItem('auth_token') !== null,
    trips: localStorage.getItem('externe'),
  }))

test('makes an account, then opens it again, each time where one was going', async ({
  page,
  browser,
}) => {
  const email = newEmail()
  await enter(page, '/courses?type=trail', email)
  await expect(page).toHaveURL(/\/external\/openid\/callback$/)
  await expect(page.getByText(email)).toBeVisible()
  await submit(page)
  await expect(page.getByText('Acceptez les conditions générales').first()).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  // A reload finds the same step again.
  await page.reload()
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await expect(page).toHaveURL(/\/qualification/)
  expect(await readTokens(page)).toEqual({ isRemembered: false, isForThisTab: true, trips: null })

  const context = await browser.newContext()
  const again = await context.newPage()
  await enter(again, '/courses?type=route', email, true)
  await expect(again).toHaveURL(/\/qualification/)
  expect(await readTokens(again)).toEqual({ isRemembered: true, isForThisTab: false, trips: null })
  await context.close()
})

test('asks the password of an account that has the email', async ({ page, request }) => {
  const { email } = await createMember(request, 'non_precise')
  await enter(page, '/courses?type=route', email)
  await page.getByLabel('Mot de passe Foulée').fill('ce n’est pas le bon')
  await submit(page)
  await expect(page.getByText('Ce n’est pas le mot de passe').first()).toBeVisible()
  await page.getByLabel('Mot de passe Foulée').fill(NEW_PASSWORD)
  await submit(page)
  await expect(page).toHaveURL(/\/courses\?type=route$/)
})

test('says that one has cancelled, and begins again', async ({ page }) => {
  await page.goto('/inscription')
  await page.getByRole('button', { name: DOOR }).click()
  await page.waitForURL(isAtProvider)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion annulée' })).toBeVisible()
  await page.getByRole('button', { name: 'Recommencer avec Mon club' }).click()
  await page.waitForURL(isAtProvider)
})

test('refuses an answer that this browser did not ask for', async ({ page }) => {
  await page.goto(`/external/openid/callback?code=x&state=${'s'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('un autre navigateur')
  await expect(page).toHaveURL(/\/external\/openid\/callback$/)
  await page.getByRole('link', { name: 'Se connecter autrement' }).click()
  await expect(page).toHaveURL(/\/connexion$/)
})

test('knows no other provider than its own', async ({ request }) => {
  expect((await request.get('/external/ailleurs/callback')).status()).toBe(404)
})

test('connects an account in the settings, and disconnects it', async ({ page, request }) => {
  const { token } = await createMember(request, 'non_precise')
  await bringToken(page, token)
  await page.goto('/reglages/comptes-connectes')
  const section = page.getByRole('region', { name: 'Comptes connectés' })
  await section.getByRole('button', { name: 'Connecter Mon club', exact: true }).click()
  const elsewhere = newEmail()
  await fillProvider(page, elsewhere)
  await expect(page).toHaveURL(/\/reglages\/comptes-connectes$/)
  await expect(section.getByText(elsewhere)).toBeVisible()
  await section.getByRole('button', { name: 'Déconnecter Mon club' }).click()
  await expect(section.getByText(elsewhere)).toBeHidden()
})

test('an account without a password is erased with a code that is mailed', async ({ page }) => {
  const email = newEmail()
  await enter(page, '/profil', email)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await page.getByLabel('Je préfère ne pas répondre').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Terminer plus tard' }).click()
  await page.goto('/reglages/donnees')
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Recevoir un code' }).click()
  await expect(dialog.getByText('Code envoyé.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill('000 000')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: /Supprimer définitivement/ }).click()
  await expect(dialog.getByText(/pas le bon/).first()).toBeVisible()
  const code = await readMail(email, /code pour supprimer/, /\d{3}\u00a0\d{3}/)
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: /Supprimer définitivement/ }).click()
  await expect(page).not.toHaveURL(/\/reglages/)
})

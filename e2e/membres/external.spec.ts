import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
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

test('a provider makes an account, then opens it again, each time where one was going', async ({
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

test('an email that has an account already is joined to it by its password', async ({
  page,
  request,
}) => {
  const { email } = await createMember(request, 'non_precise')
  await enter(page, '/courses?type=route', email)
  await page.getByLabel('Mot de passe Foulée').fill('ce n’est pas le bon')
  await submit(page)
  await expect(page.getByText('Ce n’est pas le mot de passe').first()).toBeVisible()
  await page.getByLabel('Mot de passe Foulée').fill(NEW_PASSWORD)
  await submit(page)
  await expect(page).toHaveURL(/\/courses\?type=route$/)
})

test('a trip to the provider that was cancelled can begin again; an answer nobody asked for is refused', async ({
  page,
}) => {
  expect((await page.request.get('/external/ailleurs/callback')).status()).toBe(404)
  await page.goto(`/external/openid/callback?code=x&state=${'s'.repeat(43)}`)
  await expect(page.getByRole('alert')).toContainText('un autre navigateur')
  await expect(page).toHaveURL(/\/external\/openid\/callback$/)
  await page.getByRole('link', { name: 'Se connecter autrement' }).click()
  await expect(page).toHaveURL(/\/connexion$/)
  await page.getByRole('button', { name: DOOR }).click()
  await page.waitForURL(isAtProvider)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('heading', { name: 'Connexion annulée' })).toBeVisible()
  await page.getByRole('button', { name: 'Recommencer avec Mon club' }).click()
  await page.waitForURL(isAtProvider)
})

test('an account of a provider is connected and disconnected in the settings', async ({
  page,
  request,
}) => {
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

import { DEMO_PASSWORD } from '@foulee/testing/demo'
import { expect, type Page } from '@playwright/test'
import { bringToken, postAsVisitor } from './door.ts'

export { DEMO_PASSWORD }
export const KARIM = 'karim@foulee.example'
export const NEW_PASSWORD = 'sentier-balise-42-pluie'

/** An address that no other test of this run has. */
export const newEmail = () => `e2e-${crypto.randomUUID().slice(0, 12)}@exemple.fr`

/** Sends the form of the page; its button submits once the page is alive. */
export const submit = (page: Page) => page.locator('main button[type=submit]').click()

/** Fills and sends the sign-in form; the page must be /connexion. */
export async function fillSignIn(
  page: Page,
  email = KARIM,
  remember = false,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  if (remember) await page.getByLabel('Se souvenir de moi').check()
  await submit(page)
}

/** A member of the demo world, signed in and on the feed. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/connexion')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/home$/)
}

/**
 * Signs out by the menu of the account, whose last line is pressed by key: a click first scrolls the page
 * on its way there, the menu follows the bar that shrinks, and the click falls beside it.
 */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).press('Enter')
}

let token: Promise<string> | undefined

/** Signed in already, for journeys that begin after the door: the token is where the page looks. */
export async function arriveSignedIn(page: Page): Promise<void> {
  token ??= askToken(page)
  await bringToken(page, await token)
}

async function askToken({ request }: Page): Promise<string> {
  const given = { email: KARIM, password: DEMO_PASSWORD, remember: true }
  const { auth_token } = await postAsVisitor<{ auth_token: string }>(
    request,
    '/api/auth/login',
    given,
  )
  return auth_token
}

import { DEMO_PASSWORD } from '@foulee/testing/demo'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { bringToken, postAsVisitor } from './door.ts'

export { DEMO_PASSWORD }
export const KARIM = 'karim@foulee.example'
export const NEW_PASSWORD = 'sentier-balise-42-pluie'

export const newEmail = () => `e2e-${crypto.randomUUID().slice(0, 12)}@exemple.fr`

/** Submits the form of the page; the submit button exists after hydration only. */
export const submit = (page: Page) => page.locator('main button[type=submit]').click()

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

export async function signIn(page: Page): Promise<void> {
  await page.goto('/connexion')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/home$/)
}

/**
 * Signs out by the account menu, by key: a click scrolls first, the menu moves with the shrinking
 * bar, and the click misses.
 */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Se déconnecter' }).press('Enter')
}

/** Token of a member of the demo world, remembered. */
export async function fetchToken(request: APIRequestContext, email: string): Promise<string> {
  const input = { email, password: DEMO_PASSWORD, remember: true }
  type Session = { auth_token: string }
  return (await postAsVisitor<Session>(request, '/api/auth/login', input)).auth_token
}

/** Signs a member of the demo world in. @returns the token */
export async function arriveAs(page: Page, email: string): Promise<string> {
  const token = await fetchToken(page.request, email)
  await bringToken(page, token)
  return token
}

let token: Promise<string> | undefined

export async function arriveSignedIn(page: Page): Promise<void> {
  token ??= fetchToken(page.request, KARIM)
  await bringToken(page, await token)
}

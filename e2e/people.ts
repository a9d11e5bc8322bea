import { DEMO_PASSWORD } from '@foulee/testing/demo'
import { expect, type Page } from '@playwright/test'

export { DEMO_PASSWORD }
export const KARIM = 'karim@foulee.example'
export const NEW_PASSWORD = 'sentier-balise-42-pluie'

/** An address that no other test of this run has. */
export const newEmail = () => `e2e-${crypto.randomUUID().slice(0, 12)}@exemple.fr`

/** Sends the form of the page; its button submits once the page is alive. */
export const submit = (page: Page) => page.locator('main button[type=submit]').click()

/** Fills and sends the sign-in form; the page must be /connexion. */
export async function fillSignIn(page: Page, email = KARIM, remember = false): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD)
  if (remember) await page.getByLabel('Se souvenir de moi').check()
  await submit(page)
}

/** A member of the demo world, signed in and on the feed. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/connexion')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/home$/)
}

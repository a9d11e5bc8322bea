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

/** Makes an account at /inscription, and leaves it at the first question. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/inscription')
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await expect(page).toHaveURL(/\/qualification/)
}

/** A member of the demo world, signed in and on the feed. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/connexion')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/home$/)
}

let token: Promise<string> | undefined

/** Signed in already, for journeys that begin after the door: the token is where the page looks. */
export async function arriveSignedIn(page: Page): Promise<void> {
  token ??= askToken(page)
  await page.addInitScript((value) => sessionStorage.setItem('auth_token', value), await token)
}

async function askToken({ request }: Page): Promise<string> {
  await request.get('/api/sante')
  const { cookies } = await request.storageState()
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await request.post('/api/auth/login', {
    headers: { 'x-xsrf-token': xsrf },
    data: { email: KARIM, password: DEMO_PASSWORD, remember: true },
  })
  return (await answer.json()).data.auth_token
}

/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'
import {
  arriveSignedIn,
  fillSignIn,
  KARIM,
  NEW_PASSWORD,
  newEmail,
  signIn,
  signOut,
  submit,
} from '../people.ts'

const storedToken = (page: Page) =>
  page.evaluate(() => ({
    persistent: localStorage.getItem('auth_token') !== null,
    session: sessionStorage.getItem('auth_token') !== null,
  }))

/** Long enough for the page to draw again, and to ask twice if it would. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )

test('signs up, completes the profile and lands where they were going', async ({ page }) => {
  await page.goto('/courses?type=trail')
  await expect(page).toHaveURL(/\/connexion$/)
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByLabel('Mot de passe', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await expect(page).toHaveURL(/\/qualification/)
  await page.getByLabel('Je préfère ne pas répondre').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Terminer plus tard' }).click()
  await expect(page).toHaveURL(/\/courses\?type=trail$/)
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
})

test('what is wrong in the form is said on its field', async ({ page }) => {
  await page.goto('/inscription')
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByLabel('Nom', { exact: true }).fill('Garnier')
  await page.getByLabel('Email').fill(KARIM)
  await page.keyboard.press('Tab')
  // Said while the form is being filled.
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Mot de passe', { exact: true }).fill('azertyuiop12')
  await page.getByRole('checkbox', { name: /conditions générales/ }).check()
  await submit(page)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(page).toHaveURL(/\/inscription$/)
})

test('a wrong password shows the message of the server', { tag: '@main' }, async ({ page }) => {
  await page.goto('/connexion')
  await page.getByLabel('Email').fill(KARIM)
  await page.getByLabel('Mot de passe', { exact: true }).fill('ce n’est pas le bon')
  await submit(page)
  await expect(page.getByText('Email ou mot de passe incorrect.').first()).toBeVisible()
})

test('the guard keeps the address that was asked for', { tag: '@main' }, async ({ page }) => {
  await page.goto('/courses?departement=74&tri=nom')
  await expect(page).toHaveURL(/\/connexion$/)
  await page.reload()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/courses\?departement=74&tri=nom$/)
})

test('a visitor is answered without the code of the page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/courses')
  await expect(page).toHaveURL(/\/connexion$/)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  const ofRoute = (name: string) => asked.filter((url) => url.includes(`/assets/${name}.route-`))
  expect(ofRoute('connexion')).not.toEqual([])
  expect(ofRoute('courses')).toEqual([])
})

test('the guard leads on, however slowly the next page is learnt', async ({ page }) => {
  await arriveAsNew(page)
  const asked: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/__manifest?*', async (route) => {
    const url = decodeURIComponent(route.request().url())
    if (url.includes('/qualification')) {
      asked.push(url)
      await held
    }
    await route.continue()
  })
  await page.goto('/courses?type=trail')
  await expect.poll(() => asked).toHaveLength(1)
  await twoFrames(page)
  release()
  await expect(page).toHaveURL(/\/qualification/)
  expect(asked).toHaveLength(1)
})

test('a session is for the visit unless remembered', async ({ page }) => {
  await page.goto('/connexion')
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/home$/)
  expect(await storedToken(page)).toEqual({ persistent: false, session: true })
})

test('a remembered session survives and opens / on /home', async ({ page, context }) => {
  await page.goto('/connexion')
  await fillSignIn(page, KARIM, true)
  await expect(page).toHaveURL(/\/home$/)
  expect(await storedToken(page)).toEqual({ persistent: true, session: false })
  const other = await context.newPage()
  await other.goto('/')
  await expect(other).toHaveURL(/\/home$/)
})

test('signing out forgets the session', { tag: ['@main', '@two-sizes'] }, async ({ page }) => {
  await signIn(page)
  // Signing out loads the landing anew: a page asked for before it is there would be given up.
  const landing = page.waitForEvent('load')
  await signOut(page)
  await landing
  expect(await storedToken(page)).toEqual({ persistent: false, session: false })
  await page.goto('/home')
  await expect(page).toHaveURL(/\/connexion$/)
})

test('a session that ends under a page leads to sign-in and back', async ({ page, request }) => {
  await signIn(page)
  const token = await page.evaluate(() => sessionStorage.getItem('auth_token'))
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/courses?type=route')
  await expect(page).toHaveURL(/\/connexion$/)
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/courses\?type=route$/)
})

test('a server in trouble ends no session: trying again goes on', async ({ page }) => {
  await arriveSignedIn(page)
  await page.route('**/api/auth/me', (route) => route.fulfill({ status: 503, body: 'Plus tard.' }))
  await page.goto('/courses?type=trail')
  await expect(
    page.getByText(
      'Une erreur s’est produite lors du chargement de l’application. Veuillez réessayer ultérieurement.',
    ),
  ).toBeVisible()
  expect(await storedToken(page)).toEqual({ persistent: false, session: true })
  // As in a tunnel: the page is loaded again, and still nobody answers.
  await page.unroute('**/api/auth/me')
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
})

test('a public page whose session cannot be asked for offers to try again, not to sign in', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await page.route('**/api/auth/me', (route) => route.abort())
  await page.goto('/nous-contacter')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
  await page.unroute('**/api/auth/me')
  await bar.getByRole('button', { name: 'Réessayer' }).click()
  await expect(bar.getByRole('button', { name: /Mon compte/ })).toBeVisible()
})

test('a signed-in page comes while the session is asked for; a visitor does without it', async ({
  browser,
  page,
}) => {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await answered
    await route.continue()
  })
  await arriveSignedIn(page)
  const code = page.waitForRequest(/ma-runlist\.route/)
  await page.goto('/ma-runlist')
  await code
  resolve()
  await expect(page.getByRole('heading', { name: 'Ma run list', level: 1 })).toBeVisible()

  const visitor = await browser.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.goto('/ma-runlist')
  await expect(visitor.getByRole('heading', { name: 'Se connecter', level: 1 })).toBeVisible()
  expect(asked.filter((url) => url.includes('ma-runlist.route'))).toEqual([])
})

test('an address beside the names of races is no race, for members either', async ({ page }) => {
  await arriveSignedIn(page)
  const answered = page.waitForResponse('**/api/courses/mes-courses')
  await page.goto('/courses/mes-courses')
  expect((await answered).ok()).toBe(true)
  await expect(
    page.getByRole('heading', { name: 'Vous êtes hors sentier', level: 1 }),
  ).toBeVisible()
})

test('the shell of a signed-in page starts with its words', async ({ request }) => {
  const page = await request.get('/home')
  expect(await page.text()).toContain('APP BOOTING...')
})

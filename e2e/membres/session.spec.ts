/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'
import { arriveSignedIn, fillSignIn, KARIM, signOut } from '../people.ts'

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

test('a sign-in leads back to the page that was asked for, also once the session has ended elsewhere', {
  tag: '@main',
}, async ({ page, request }) => {
  expect(await (await request.get('/home')).text()).toContain('APP BOOTING...')
  await page.goto('/courses?departement=74&tri=nom')
  await expect(page).toHaveURL(/\/connexion$/)
  await page.reload()
  await fillSignIn(page, KARIM, false, 'ce n’est pas le bon')
  await expect(page.getByText('Email ou mot de passe incorrect.').first()).toBeVisible()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/courses\?departement=74&tri=nom$/)
  expect(await storedToken(page)).toEqual({ persistent: false, session: true })

  const token = await page.evaluate(() => sessionStorage.getItem('auth_token'))
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.goto('/courses?type=route')
  await expect(page).toHaveURL(/\/connexion$/)
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/courses\?type=route$/)

  // Signing out loads the landing anew: a page asked for before it is there would be given up.
  const landing = page.waitForEvent('load')
  await signOut(page)
  await landing
  expect(await storedToken(page)).toEqual({ persistent: false, session: false })
  await page.goto('/home')
  await expect(page).toHaveURL(/\/connexion$/)
})

test('a member without a profile is led to the questions, however slowly that page is learnt', async ({
  page,
}) => {
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

test('a remembered session outlives its tab and opens / on /home', async ({ page, context }) => {
  await page.goto('/connexion')
  await fillSignIn(page, KARIM, true)
  await expect(page).toHaveURL(/\/home$/)
  expect(await storedToken(page)).toEqual({ persistent: true, session: false })
  const other = await context.newPage()
  await other.goto('/')
  await expect(other).toHaveURL(/\/home$/)
})

test('a server in trouble ends no session: trying again goes on, on pages of members and of everybody', async ({
  page,
}) => {
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

  await page.goto('/nous-contacter')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
  await page.goto('/courses?type=trail')
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  await page.unroute('**/api/auth/me')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
})

test('the code of a page comes while its member is asked for, and never for a visitor', async ({
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
  const ofRoute = (name: string) => asked.filter((url) => url.includes(`/assets/${name}.route-`))
  expect(ofRoute('connexion')).not.toEqual([])
  expect(ofRoute('ma-runlist')).toEqual([])
  await visitor.close()

  await test.step('a call of the API that begins like the address of a race is no race', async () => {
    const list = page.waitForResponse('**/api/courses/mes-courses')
    await page.goto('/courses/mes-courses')
    expect((await list).ok()).toBe(true)
    await expect(page.getByRole('heading', { name: 'Vous êtes hors sentier' })).toBeVisible()
  })
})

import { expect, type Page, test } from '@playwright/test'
import { fillSignIn, KARIM, signIn, signOut } from '../people.ts'

const storedToken = (page: Page) =>
  page.evaluate(() => ({
    persistent: localStorage.getItem('auth_token') !== null,
    session: sessionStorage.getItem('auth_token') !== null,
  }))

test('a visitor signs in at the page they asked for, for this visit alone or remembered, and signing out forgets it', {
  tag: '@main',
}, async ({ page, context }) => {
  const texts: string[] = []
  page.on('request', (request) => texts.push(request.url()))
  await page.goto('/courses?departement=74&tri=nom')
  await expect(page).toHaveURL(/\/connexion$/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await test.step('a visitor is answered without the code of the page', () => {
    const ofRoute = (name: string) => texts.filter((url) => url.includes(`/assets/${name}.route-`))
    expect(ofRoute('connexion')).not.toEqual([])
    expect(ofRoute('courses')).toEqual([])
  })
  await page.reload()
  await fillSignIn(page, KARIM, false, 'ce n’est pas le bon')
  await expect(page.getByText('Email ou mot de passe incorrect.').first()).toBeVisible()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/courses\?departement=74&tri=nom$/)
  expect(await storedToken(page)).toEqual({ persistent: false, session: true })

  await test.step('signing out forgets the session', async () => {
    // Sign-out reloads the landing page: an earlier navigation would be aborted.
    const landing = page.waitForEvent('load')
    await signOut(page)
    await landing
    expect(await storedToken(page)).toEqual({ persistent: false, session: false })
    await page.goto('/home')
    await expect(page).toHaveURL(/\/connexion$/)
  })

  await fillSignIn(page, KARIM, true)
  await expect(page).toHaveURL(/\/home$/)
  expect(await storedToken(page)).toEqual({ persistent: true, session: false })
  await page.close()
  const later = await context.newPage()
  await later.goto('/')
  await expect(later).toHaveURL(/\/home$/)
})

test('a server in trouble ends no session, and one that has ended leads to sign-in and back', async ({
  page,
  request,
}) => {
  await signIn(page)
  const isAsked = '**/api/auth/me'
  await test.step('the code of a page comes while the session is asked for', async () => {
    expect(await (await request.get('/ma-runlist')).text()).toContain('APP BOOTING...')
    const { promise: answered, resolve } = Promise.withResolvers<void>()
    await page.route(isAsked, async (route) => {
      await answered
      await route.continue()
    })
    const code = page.waitForRequest(/ma-runlist\.route/)
    await page.goto('/ma-runlist')
    await code
    resolve()
    await expect(page.getByRole('heading', { name: 'Ma run list', level: 1 })).toBeVisible()
    await page.unroute(isAsked)
  })

  await test.step('a server in trouble is asked again', async () => {
    await page.route(isAsked, (route) => route.fulfill({ status: 503, body: 'Plus tard.' }))
    await page.goto('/courses?type=trail')
    await expect(
      page.getByText(
        'Une erreur s’est produite lors du chargement de l’application. Veuillez réessayer ultérieurement.',
      ),
    ).toBeVisible()
    expect(await storedToken(page)).toEqual({ persistent: false, session: true })
    // Server errors, since without any answer the stored profile would be used (produit 14.30).
    await page.reload()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await page.unroute(isAsked)
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  })

  await test.step('a public page offers to try again, not to sign in', async () => {
    await page.route(isAsked, (route) => route.fulfill({ status: 503 }))
    await page.goto('/nous-contacter')
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
    await page.unroute(isAsked)
    await bar.getByRole('button', { name: 'Réessayer' }).click()
    await expect(bar.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  })

  await test.step('an address beside the names of races is no race', async () => {
    const answered = page.waitForResponse('**/api/courses/mes-courses')
    await page.goto('/courses/mes-courses')
    expect((await answered).ok()).toBe(true)
    await expect(
      page.getByRole('heading', { name: 'Vous êtes hors sentier', level: 1 }),
    ).toBeVisible()
  })

  await test.step('a session that ended under a page leads to sign-in and back', async () => {
    const token = await page.evaluate(() => sessionStorage.getItem('auth_token'))
    await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    await page.goto('/courses?type=route')
    await expect(page).toHaveURL(/\/connexion$/)
    await fillSignIn(page)
    await expect(page).toHaveURL(/\/courses\?type=route$/)
  })
})

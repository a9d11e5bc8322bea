/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveSignedIn } from '../people.ts'

/** Nobody asks a robot: this browser does not say that it is one. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
})

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies et mesure d’audience' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
const manage = (page: Page) => page.getByRole('button', { name: 'Gérer mes cookies' }).click()
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Gérer mes cookies' })

/** What this page sends to be measured. */
function watchSent(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/audience')) return
    for (const { name } of request.postDataJSON().events) sent.push(name)
  })
  return sent
}
/** Where one was on a page, and that its animation was played: nothing that counts anybody. */
const NEEDED = ['react-router-scroll-positions', 'introDone']
const readKept = (page: Page) =>
  page.evaluate(
    (needed) => ({
      cookie: document.cookie,
      session: Object.keys(sessionStorage).filter((key) => !needed.includes(key)),
      local: Object.keys(localStorage),
    }),
    NEEDED,
  )

test('nothing is kept or sent before the answer, nor after a refusal', { tag: '@main' }, async ({
  page,
}) => {
  const sent = watchSent(page)
  await page.goto('/inscription')
  await expect(banner(page)).toBeVisible()
  expect(await readKept(page)).toEqual({ cookie: '', session: [], local: [] })
  await answer(page, 'Refuser')
  await expect(banner(page)).toBeHidden()
  await page.goto('/calendrier')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  expect(await readKept(page)).toEqual({ cookie: '', session: [], local: ['consentement'] })
  expect(sent).toEqual([])
})

test('an agreement is recorded with the visit, once for the visit', async ({ page }) => {
  const sent = watchSent(page)
  await page.goto('/calendrier')
  const recorded = page.waitForResponse('**/api/audience')
  await answer(page, 'Accepter')
  expect(await (await recorded).json()).toEqual({ success: true, data: { enregistres: 2 } })
  expect(sent).toEqual(['visit', 'cookie_consent'])
  const next = page.waitForResponse('**/api/audience')
  await page.goto('/inscription')
  expect(await (await next).json()).toMatchObject({ data: { enregistres: 1 } })
  expect(sent).toEqual(['visit', 'cookie_consent', 'sign_up_start'])
  await expect(banner(page)).toBeHidden()
})

test('the account goes with the events only once its member has agreed', async ({ page }) => {
  await arriveSignedIn(page)
  const sent = watchSent(page)
  await page.goto('/home')
  await expect(banner(page)).toBeVisible()
  expect(sent).toEqual([])
  const asked = page.waitForRequest('**/api/audience')
  await answer(page, 'Accepter')
  expect(await (await asked).headerValue('authorization')).toMatch(/^Bearer /)
})

test('the answer changes from the foot of any page', async ({ page }) => {
  const sent = watchSent(page)
  await page.goto('/calendrier')
  await answer(page, 'Accepter')
  await expect.poll(() => sent.length).toBe(2)
  await page.goto('/cgu')
  await manage(page)
  const measure = preferences(page).getByRole('checkbox', { name: 'Mesure d’audience' })
  await expect(measure).toBeChecked()
  await preferences(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect(preferences(page)).toBeHidden()
  expect((await readKept(page)).session).toEqual([])
  await manage(page)
  await expect(measure).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  await page.goto('/inscription')
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual(['visit', 'cookie_consent'])
})

test('who objects in the browser is not asked, and not measured', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const sent = watchSent(page)
  await page.goto('/calendrier')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  await manage(page)
  await expect(preferences(page)).toContainText('Votre navigateur a répondu pour vous')
  await preferences(page).getByRole('button', { name: 'Tout accepter' }).click()
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
})

test('refusing takes the same gesture and the same room as accepting', {
  tag: '@two-sizes',
}, async ({ page }) => {
  await page.goto('/')
  const boxOf = async (name: string) => {
    const box = await banner(page).getByRole('button', { name }).boundingBox()
    return box && [Math.round(box.width), Math.round(box.height), Math.round(box.y)]
  }
  await expect(banner(page)).toBeVisible()
  expect(await boxOf('Refuser')).toEqual(await boxOf('Accepter'))
})

test('the banner takes no focus, traps none, and leaves the form alone', {
  tag: '@two-sizes',
}, async ({ page }) => {
  await page.goto('/connexion')
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  for (let tab = 0; tab < 7; tab++) await page.keyboard.press('Tab')
  const isInside = await banner(page).evaluate((box) => box.contains(document.activeElement))
  expect(isInside).toBe(false)
  await page.getByLabel('Email').focus()
  await expect(banner(page)).toBeHidden()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the banner and the preferences have no barrier (${colorScheme})`, {
    tag: '@two-sizes',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/calendrier')
    const find = () => findViolations(page, (axe) => axe.include('#consentement'))
    await expect(banner(page)).toBeVisible()
    expect(await find()).toEqual([])
    await answer(page, 'Choisir')
    await expect(preferences(page)).toBeVisible()
    expect(await find()).toEqual([])
  })
}

test('a message reaches the team', async ({ page }) => {
  await page.goto('/nous-contacter')
  await page.getByLabel('Nom').fill('Lise Martin')
  await page.getByLabel('Email').fill('lise@exemple.fr')
  await page.getByLabel('Sujet').selectOption({ label: 'Une course du calendrier' })
  await page.getByLabel('Message').fill('La date du trail a changé\u00a0: c’est le 14 juin.')
  await page.locator('main button[type=submit]').click()
  await expect(page.getByRole('heading', { name: 'Message envoyé' })).toBeFocused()
})

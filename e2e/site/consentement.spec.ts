import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { createVerified } from '../verified-member.ts'

/** Hides `webdriver`: robots are not asked. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
})

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies et mesure d’audience' })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
const manage = (page: Page) => page.getByRole('button', { name: 'Gérer mes cookies' }).click()
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Gérer mes cookies' })

function watchSent(page: Page): { name: string; props: object }[] {
  const sent: { name: string; props: object }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/audience')) sent.push(...request.postDataJSON().events)
  })
  return sent
}
/** Scroll positions and intro flag: strictly necessary storage. */
const NEEDED = ['react-router-scroll-positions', 'introDone']
const readStored = (page: Page) =>
  page.evaluate(
    (needed) => ({
      cookie: document.cookie,
      session: Object.keys(sessionStorage).filter((key) => !needed.includes(key)),
      local: Object.keys(localStorage),
    }),
    NEEDED,
  )

test('nothing is kept or sent before an answer, after a refusal, or where the browser has objected', async ({
  page,
}) => {
  const sent = watchSent(page)
  await page.goto('/inscription')
  await expect(banner(page)).toBeVisible()
  expect(await readStored(page)).toEqual({ cookie: '', session: [], local: [] })
  await answer(page, 'Refuser')
  await expect(banner(page)).toBeHidden()
  await page.goto('/calendrier')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  expect(await readStored(page)).toEqual({ cookie: '', session: [], local: ['consentement'] })
  expect(sent).toEqual([])

  await page.evaluate(() => localStorage.clear())
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/calendrier')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  await manage(page)
  await expect(preferences(page)).toContainText('Votre navigateur a répondu pour vous')
  await preferences(page).getByRole('button', { name: 'Tout accepter' }).click()
  await page.waitForLoadState('networkidle')
  expect(sent).toEqual([])
})

async function createRace(page: Page): Promise<number> {
  await page.goto('/contribution/courses')
  await page.getByRole('button', { name: 'Créer une course' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom de la course').fill(`Trail ${crypto.randomUUID().slice(0, 8)}`)
  const name = dialog.getByLabel('Nom de l’organisateur')
  if (await name.isVisible()) await name.fill(`Club ${crypto.randomUUID().slice(0, 8)}`)
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page).toHaveURL(/\/contribution\/courses\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

test('a race that is created is told in its author’s name once they agree, and until they withdraw', async ({
  page,
  request,
}) => {
  const sent = watchSent(page)
  const listNames = () => sent.map(({ name }) => name)
  const member = await createVerified(request)
  await bringToken(page, member.token)
  await page.goto('/home')
  await expect(banner(page)).toBeVisible()
  await answer(page, 'Refuser')
  await createRace(page)
  await page.goto('/home')
  await manage(page)
  expect(sent).toEqual([])
  const hit = page.waitForRequest('**/api/audience')
  await preferences(page).getByRole('button', { name: 'Tout accepter' }).click()
  expect(await (await hit).headerValue('authorization')).toMatch(/^Bearer /)
  const courses_id = await createRace(page)
  await expect.poll(listNames).toContain('course_create')
  expect(listNames()).toEqual(['visit', 'cookie_consent', 'course_create'])
  expect(sent.at(-1)).toEqual({ name: 'course_create', props: { courses_id } })

  await page.goto('/cgu')
  await manage(page)
  const measure = preferences(page).getByRole('checkbox', { name: 'Mesure d’audience' })
  await expect(measure).toBeChecked()
  await preferences(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect(preferences(page)).toBeHidden()
  expect((await readStored(page)).session).not.toContain('visite')
  await manage(page)
  await expect(measure).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(preferences(page)).toBeHidden()
  // With consent a page would send a visit as soon as the session is known, or on leaving.
  await page.goto('/nous-contacter')
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  await page.goto('/cgu')
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  expect(sent).toHaveLength(3)
})

test('the banner gives both answers the same room, takes no focus and has no barrier', {
  tag: '@two-sizes',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/connexion')
  await expect(banner(page)).toBeVisible()
  const boxOf = async (name: string) => {
    const box = await banner(page).getByRole('button', { name }).boundingBox()
    return box && [Math.round(box.width), Math.round(box.height), Math.round(box.y)]
  }
  expect(await boxOf('Refuser')).toEqual(await boxOf('Accepter'))
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  for (let tab = 0; tab < 7; tab++) await page.keyboard.press('Tab')
  const isInside = await banner(page).evaluate((box) => box.contains(document.activeElement))
  expect(isInside).toBe(false)
  await page.getByLabel('Email').focus()
  await expect(banner(page)).toBeHidden()

  const find = () => findViolations(page, (axe) => axe.include('#consentement'))
  const findInBoth = async () => {
    const found: Record<string, string[]> = {}
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      found[colorScheme] = await find()
    }
    return found
  }
  await page.reload()
  await expect(banner(page)).toBeVisible()
  expect(await findInBoth(), 'the banner').toEqual({ light: [], dark: [] })
  await answer(page, 'Choisir')
  await expect(preferences(page)).toBeVisible()
  expect(await findInBoth(), 'the preferences').toEqual({ light: [], dark: [] })
  await page.goto('/calendrier')
  const recorded = page.waitForResponse('**/api/audience')
  await answer(page, 'Accepter')
  expect(await (await recorded).json()).toEqual({ success: true, data: { enregistres: 2 } })
})

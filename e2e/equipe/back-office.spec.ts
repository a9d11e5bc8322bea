import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { bringToken } from '../door.ts'
import { readReason, submitRace } from '../organiser.ts'
import { fillSignIn, signOut } from '../people.ts'
import { settle } from '../settle.ts'
import { expectAccessible, fetchStaffToken, NORA, sitDown } from '../staff.ts'

test('a race that staff publish from the queue is public ten seconds later, and in the journal', {
  tag: '@main',
}, async ({ browser, request }) => {
  const { id, nom } = await submitRace(request)
  const page = await (await browser.newContext()).newPage()
  await bringToken(page, await fetchStaffToken(page.request))
  await page.goto('/home')
  await page.getByRole('button', { name: /compte/i }).click()
  await page.getByText('Ce que je gère').click()
  await page.getByRole('link', { name: 'Back-office' }).click()
  await expect(page).toHaveURL(/\/admin\/moderation/)
  await page.goto(`/admin/moderation?filter=${encodeURIComponent('{"type":"course"}')}`)
  await page.clock.install()
  const item = page.getByRole('article').filter({ hasText: nom })
  await item.getByRole('button', { name: 'Publier' }).click()
  await expect(item.getByText(/^Publier dans \d+.s$/)).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(item.getByText('Course publiée.').first()).toBeVisible()
  expect((await page.request.get(`/api/courses/${id}`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Actualiser' }).first().click()
  await expect(item).toHaveCount(0)
  await page.goto('/admin/journal')
  const line = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: nom }) })
    .filter({ hasText: 'Course publiée' })
  await expect(line).toContainText('Petit Nora')
})

async function openQueue(browser: Browser, nom: string) {
  const page = await sitDown(browser)
  await page.clock.install()
  await page.goto(`/admin/moderation?filter=${encodeURIComponent('{"type":"course"}')}`)
  return { page, item: page.getByRole('article').filter({ hasText: nom }) }
}

test('an answer that is taken back within ten seconds is not sent, moves no line and keeps its reason', async ({
  browser,
  request,
}) => {
  const { id, nom } = await submitRace(request)
  await submitRace(request)
  const { page, item } = await openQueue(browser, nom)
  const sent: string[] = []
  page.on(
    'request',
    (request) => /\/(etat|masquer)$/.test(request.url()) && sent.push(request.url()),
  )
  await expect(item).toBeVisible()
  const places = () =>
    page
      .getByRole('article')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().y + scrollY))
  const before = await places()
  expect(before.length).toBeGreaterThan(1)
  await item.getByRole('button', { name: 'Publier' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toMatch(/^Publier dans \d+.s$/)
  expect(await places()).toEqual(before)
  await page.keyboard.press('Tab')
  await expect(item.getByRole('button', { name: 'Annuler' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(item.getByRole('button', { name: 'Publier' })).toBeFocused()
  await page.clock.fastForward(20_000)
  expect(await places()).toEqual(before)
  expect(sent).toEqual([])
  expect((await page.request.get(`/api/courses/${id}`)).status()).toBe(404)
  await item.getByRole('button', { name: 'Renvoyer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Renvoyer' }).click()
  await expect(page.getByRole('dialog')).toContainText('Dites pourquoi.')
  await page.getByLabel('Motif').fill('Il manque la date.')
  await page.getByRole('dialog').getByRole('button', { name: 'Renvoyer' }).click()
  await item.getByRole('button', { name: 'Annuler' }).click()
  await item.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(page.getByLabel('Motif')).toHaveValue('Il manque la date.')
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()

  await test.step('hiding an avis is taken back likewise', async () => {
    await page.goto('/admin/commentaires')
    const line = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: 'Masquer' }) })
      .first()
    const hide = line.getByRole('button', { name: 'Masquer' })
    await expect(hide).toBeVisible()
    const placeOf = (row: Locator) =>
      row.evaluate((element) => [
        element.getBoundingClientRect().y,
        element.getBoundingClientRect().height,
      ])
    await page.evaluate(() => document.fonts.ready)
    await hide.scrollIntoViewIfNeeded()
    const place = await placeOf(line)
    await hide.click()
    await page.getByLabel('Motif').fill('Des insultes.')
    await page.getByRole('dialog').getByRole('button', { name: 'Masquer' }).click()
    const held = page.getByText(/^Masquer dans \d+.s$/)
    await expect(held).toBeVisible()
    const answered = page.getByRole('row').filter({ has: held })
    expect(await placeOf(answered)).toEqual(place)
    const undo = answered.getByRole('button', { name: 'Annuler' })
    await expect(undo).toBeInViewport({ ratio: 1 })
    await undo.click()
    await expect(hide).toBeFocused()
    await page.clock.fastForward(20_000)
    expect(sent).toEqual([])
  })
})

test('an answer is sent though the queue is left or the page closed at once', async ({
  browser,
  request,
}) => {
  await test.step('a decision in its ten seconds is sent as the page closes', async () => {
    const { id, nom } = await submitRace(request)
    const { page, item } = await openQueue(browser, nom)
    await item.getByRole('button', { name: 'Publier' }).click()
    await expect(item.getByText(/^Publier dans \d+.s$/)).toBeVisible()
    await page.close({ runBeforeUnload: true })
    await expect.poll(async () => (await request.get(`/api/courses/${id}`)).status()).toBe(200)
  })

  await test.step('a reason confirmed after leaving the queue is sent as the page closes', async () => {
    const { id, nom } = await submitRace(request)
    const { page, item } = await openQueue(browser, nom)
    await expect(item).toBeVisible()
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    await page.getByRole('menuitem', { name: 'Actualités' }).click()
    await expect(page).toHaveURL(/actualites/)
    await page.goBack()
    await item.getByRole('button', { name: 'Renvoyer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Motif').fill('Il manque le plan.')
    await page.goForward()
    await expect(page).toHaveURL(/actualites/)
    await dialog.getByRole('button', { name: 'Renvoyer' }).click()
    await page.close({ runBeforeUnload: true })
    await expect.poll(() => readReason(request, id)).toBe('Il manque le plan.')
  })
})

test('a visitor comes through the sign-in to the page of the back office they asked for, asks again for a list that failed, and opens what it lists in tabs', async ({
  page,
  context,
}) => {
  await page.route('**/api/admin/journal/list', (route) => route.abort())
  await page.goto('/admin/journal')
  await expect(page).toHaveURL(/\/connexion/)
  await fillSignIn(page, NORA)
  await expect(page).toHaveURL(/\/admin\/journal/)
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Le serveur ne répond pas.')
  await page.unroute('**/api/admin/journal/list')
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await expect(failure).toHaveCount(0)

  const office = await context.newPage()
  await office.goto('/admin/courses')
  await expect(office.getByRole('heading', { name: 'Courses', level: 1 })).toBeVisible()
  await page.close()
  const opened = context.waitForEvent('page')
  await office.getByRole('row').nth(1).getByRole('link').first().click()
  const sheet = await opened
  await expect(sheet).toHaveURL(/\/contribution\/courses\/\d+$/)
  await expect(sheet.getByRole('region', { name: 'La course', exact: true })).toBeVisible()
  await signOut(sheet)
  await expect(office).toHaveURL(/\/connexion$/)
})

const SCREENS = {
  moderation: 'Modération',
  utilisateurs: 'Utilisateurs',
  organisateurs: 'Organisateurs',
  agences: 'Agences',
  courses: 'Courses',
  parcours: 'Parcours',
  commentaires: 'Avis',
  journal: 'Journal',
  imports: 'Import de courses',
  travaux: 'Travaux',
  audience: 'Audience',
}

const LIKE_COURSES = ['organisateurs', 'agences', 'parcours']

async function openScreen(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', `/admin/${to}`)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await expect(page).toHaveURL(new RegExp(`/admin/${path}(\\?|$)`))
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark') {
  const readGround = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await readGround()
  await page.emulateMedia({ colorScheme })
  await expect.poll(readGround).not.toBe(before)
  await settle(page)
}

/** On a phone a table is laid out otherwise than on a laptop, where a long one may scroll in its place. */
async function expectNothingPushed(page: Page, path: string) {
  await settle(page)
  const pushed = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('table, div:has(> table)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.className),
  )
  expect(pushed, path).toEqual([])
}

test('every screen of the back office is accessible in light and dark, and none scrolls sideways', {
  tag: '@two-sizes',
}, async ({ browser, isMobile }) => {
  const page = await sitDown(browser)
  // Colours are the same in both sizes: a phone shows them all, a laptop the dark ones.
  const colorScheme = isMobile ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme })
  await page.goto('/admin/moderation')
  for (const [path, title] of Object.entries(SCREENS)) {
    await openScreen(page, path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over, path).toBeLessThanOrEqual(0)
    if (isMobile) await expectNothingPushed(page, path)
    if (LIKE_COURSES.includes(path)) continue
    await expectAccessible(page)
    if (!isMobile) continue
    await setColorScheme(page, 'dark')
    const inDark = await findViolations(page, (axe) => axe.withRules('color-contrast'))
    expect(inDark, `${path} in dark`).toEqual([])
    await setColorScheme(page, 'light')
  }
})

const OTHER_LISTS =
  'premium magasins evenements reductions sondages mises-en-avant actualites videos pages redirections reactions badges'

test('no other list of the back office is pushed sideways on a phone, and its cells stay cells', async ({
  browser,
}) => {
  const page = await sitDown(browser)
  await page.goto('/admin/moderation')
  for (const path of OTHER_LISTS.split(' ')) {
    await openScreen(page, path)
    await expectNothingPushed(page, path)
  }
  await openScreen(page, 'utilisateurs')
  const email = page.getByRole('cell', { name: /^\S+@\S+/ }).first()
  await expect(email).toBeVisible()
  await page.getByRole('columnheader', { name: /Nom/ }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=nom/)
  await expect(page.getByRole('button', { name: 'Suspendre' }).first()).toBeVisible()
})

test('a reaction that is saved late from one window tells each time what another saved, and keeps its own on a second press', async ({
  browser,
  page,
}) => {
  const headers = { authorization: `Bearer ${await fetchStaffToken(page.request)}` }
  const label = `Bravo ${Date.now()}`
  const post = async (path: string, data: object) =>
    (await (await page.request.post(`/api/admin/reactions/${path}`, { headers, data })).json()).data
  const { id, version } = await post('create', { label, emoji: '👟' })
  const staff = await sitDown(browser)
  await staff.goto('/admin/reactions')
  await staff.getByRole('button', { name: `Modifier ${label}` }).click()
  const dialog = staff.getByRole('dialog')
  const [keep, save] = ['Garder la mienne', 'Enregistrer'].map((name) =>
    dialog.getByRole('button', { name }),
  ) as [Locator, Locator]
  await dialog.getByLabel('Nom').fill(`${label} A`)
  for (const [at, words] of ['B', 'C'].entries()) {
    await post(`update/${id}`, { label: `${label} ${words}`, emoji: '👟', version: version + at })
    await save.click()
    await expect(keep).toBeVisible()
    await expect(save).toBeFocused()
    await expect(dialog.getByRole('heading')).toHaveText(`${label} ${words}`)
    await keep.click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'enregistrez-la' })).toBeFocused()
  }
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(staff.getByText(`${label} A`, { exact: true })).toBeVisible()

  let [sent, answer] = [0, () => {}]
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await staff.route(`**/activer/${id}`, async (route) => {
    sent += 1
    await answered
    await route.continue()
  })
  const turn = staff.getByRole('button', { name: `Retirer ${label} A` })
  await turn.press('Enter')
  await expect(turn).toHaveAttribute('aria-busy', 'true')
  await expect(turn).toBeFocused()
  await staff.keyboard.press('Enter')
  answer()
  await expect(staff.getByRole('button', { name: `Proposer ${label} A` })).toBeFocused()
  expect(sent).toBe(1)
})

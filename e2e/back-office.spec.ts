import { type Browser, expect, type Page, test } from '@playwright/test'
import { bringToken, postAsVisitor } from './door.ts'
import { submitRace } from './organiser.ts'
import { DEMO_PASSWORD, fillSignIn } from './people.ts'

const NORA = 'nora@foulee.example'
async function sitDown(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  const { auth_token } = await postAsVisitor<{ auth_token: string }>(
    page.request,
    '/api/auth/login',
    { email, password: DEMO_PASSWORD },
  )
  await bringToken(page, auth_token)
  return page
}

test('staff publish a race from the queue, and the journal says so', async ({
  browser,
  request,
}) => {
  const { id, nom } = await submitRace(request)
  const page = await sitDown(browser, NORA)
  await page.goto('/home')
  await page.getByRole('button', { name: /compte/i }).click()
  await page.getByRole('link', { name: 'Back-office' }).click()
  await expect(page).toHaveURL(/\/admin\/moderation/)
  await page.goto(`/admin/moderation?filter=${encodeURIComponent('{"type":"course"}')}`)
  const item = page.getByRole('article').filter({ hasText: nom })
  await item.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Course publiée.')).toBeVisible()
  await expect(item).toHaveCount(0)
  expect((await page.request.get(`/api/courses/${id}`)).status()).toBe(200)
  await page.goto('/admin/journal')
  const line = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: String(id), exact: true }) })
    .filter({ hasText: 'Course publiée' })
  await expect(line).toContainText('Petit Nora')
})

test('what is refused needs a reason', async ({ browser }) => {
  const page = await sitDown(browser, NORA)
  await page.goto('/back-office')
  await expect(page).toHaveURL(/\/admin/)
  await page
    .getByRole('button', { name: /^Renvoyer/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Renvoyer' }).click()
  await expect(dialog).toContainText('Dites pourquoi.')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toHaveCount(0)
})

test('a visitor who asks for a page of the back office comes to it through the sign-in', async ({
  page,
}) => {
  await page.goto('/admin/journal')
  await expect(page).toHaveURL(/\/connexion/)
  await fillSignIn(page, NORA)
  await expect(page).toHaveURL(/\/admin\/journal/)
})

test('for a member there is no back office', async ({ browser }) => {
  const page = await sitDown(browser, 'lea@foulee.example')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/back-office/)
  await expect(page.getByRole('heading', { name: 'Vous êtes hors sentier' })).toBeVisible()
})

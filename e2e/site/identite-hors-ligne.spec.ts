/// <reference lib="dom" />
import { expect, test } from '@playwright/test'
import { createMember } from '../new-member.ts'
import { signOut } from '../people.ts'

const ROUTE = '/parcours/le-balcon-de-chamechaude'

const isKept = (path: string) => caches.match(path).then((response) => response !== undefined)

test('without a network one stays oneself, and nothing of it is left after signing out', async ({
  page,
  context,
}) => {
  test.slow()
  const { token } = await createMember(page.request, 'f')
  await page.goto('/cgu')
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto('/ma-runlist')
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await expect.poll(() => page.evaluate(isKept, '/ma-runlist')).toBe(true)
  await page.goto(ROUTE)
  await expect.poll(() => page.evaluate(isKept, ROUTE), { timeout: 60_000 }).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le balcon de Chamechaude')
  const account = page.getByRole('button', { name: /Mon compte, Garnier Inès/ })
  await expect(account).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
  await page.goto('/ma-runlist')
  await expect(page.getByText('Rien encore dans votre run list')).toBeVisible()
  await page.goto(ROUTE)
  await expect(account).toBeVisible()

  await context.setOffline(false)
  await page.goto(ROUTE)
  await signOut(page)
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('moi'))).toBeNull()
  await expect.poll(() => page.evaluate(isKept, '/ma-runlist')).toBe(false)
  await context.setOffline(true)
  await page.goto(ROUTE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le balcon de Chamechaude')
  await expect(page.getByRole('button', { name: /Mon compte/ })).toHaveCount(0)
})

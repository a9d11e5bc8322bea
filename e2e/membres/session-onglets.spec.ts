/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test'
import { fillSignIn, signIn, signOut } from '../people.ts'
import { NORA } from '../staff.ts'

const isOnDisk = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token') !== null)

test('the tabs of one browser share a session from sign-in to sign-out, and nothing is on the disk', async ({
  page,
  context,
}) => {
  const waiting = await context.newPage()
  await waiting.goto('/courses?type=route')
  await expect(waiting).toHaveURL(/\/connexion$/)
  await signIn(page)
  await expect(waiting).toHaveURL(/\/courses\?type=route$/)
  const other = await context.newPage()
  await other.goto('/courses?type=trail')
  await expect(other).toHaveURL(/\/courses\?type=trail$/)
  await expect(other.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  expect(await isOnDisk(other)).toBe(false)
  // The one that signed in may close: the session lives while one of them is open.
  await page.close()
  await other.reload()
  await expect(other.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  const third = await context.newPage()
  await third.goto('/')
  await expect(third).toHaveURL(/\/home$/)
  await signOut(third)
  for (const told of [waiting, other]) {
    await expect(told).toHaveURL(/\/connexion$/)
    await expect(told.getByText('Vous vous êtes déconnecté dans un autre onglet.')).toBeVisible()
  }
})

test('a tab of somebody signed in never shows the doors of visitors, and the last tab ends the session', async ({
  page,
  context,
}) => {
  await signIn(page)
  const other = await context.newPage()
  // Each state that the door is drawn in, from the first one on.
  await other.addInitScript(() => {
    const shown: boolean[] = []
    Object.assign(window, { shown })
    const look = () => {
      const door = document.querySelector('.visitor-only')
      if (door) shown.push(getComputedStyle(door).visibility === 'visible')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await other.goto('/nous-contacter')
  await expect(other.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  const shown = await other.evaluate(() => (window as unknown as { shown: boolean[] }).shown)
  expect(shown).not.toContain(true)
  await page.close()
  await other.close()
  const later = await context.newPage()
  await later.goto('/home')
  await expect(later).toHaveURL(/\/connexion$/)
})

test('staff open the back office and what they must read in tabs of their own', async ({
  page,
  context,
}) => {
  await page.goto('/connexion')
  await fillSignIn(page, NORA)
  await expect(page).toHaveURL(/\/home$/)
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

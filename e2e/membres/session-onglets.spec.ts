import { expect, type Page, test } from '@playwright/test'
import { signIn, signOut } from '../people.ts'

const isOnDisk = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token') !== null)
const account = (page: Page) => page.getByRole('button', { name: /Mon compte/ })

const watchDoor = (page: Page) =>
  page.addInitScript(() => {
    const shown: boolean[] = []
    Object.assign(window, { shown })
    const look = () => {
      const door = document.querySelector('.visitor-only')
      if (door) shown.push(getComputedStyle(door).visibility === 'visible')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test('the tabs of one browser share a session, in and out, until the last one is closed', async ({
  page,
  context,
}) => {
  const waiting = await context.newPage()
  await waiting.goto('/courses?type=route')
  await expect(waiting).toHaveURL(/\/connexion$/)
  await signIn(page)
  await expect(waiting).toHaveURL(/\/courses\?type=route$/)

  const other = await context.newPage()
  await watchDoor(other)
  await other.goto('/nous-contacter')
  await expect(account(other)).toBeVisible()
  const shown = await other.evaluate(() => (window as unknown as { shown: boolean[] }).shown)
  expect(shown).not.toContain(true)
  await other.goto('/courses?type=trail')
  await expect(other).toHaveURL(/\/courses\?type=trail$/)
  await expect(account(other)).toBeVisible()
  expect(await isOnDisk(other)).toBe(false)

  await page.close()
  await waiting.close()
  await other.reload()
  await expect(account(other)).toBeVisible()
  const third = await context.newPage()
  await third.goto('/')
  await expect(third).toHaveURL(/\/home$/)
  // Closing a tab during the reload of the landing page hangs the browser.
  const landing = third.waitForEvent('load')
  await signOut(third)
  await landing
  await expect(other).toHaveURL(/\/connexion$/)
  await expect(other.getByText('Vous vous êtes déconnecté dans un autre onglet.')).toBeVisible()

  await test.step('with the last tab the session is gone', async () => {
    for (const tab of [third, other]) await tab.close()
    const last = await context.newPage()
    await signIn(last)
    await last.close()
    const later = await context.newPage()
    await later.goto('/home')
    await expect(later).toHaveURL(/\/connexion$/)
  })
})

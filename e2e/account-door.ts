import { expect, type Page } from '@playwright/test'

/**
 * Follows a link that requires an account, after hydration: before it is a plain link, without
 * pending action. React's props on the element prove the hydration.
 */
export async function openDoor(page: Page, path: string, name: string | RegExp, why: string) {
  await page.goto(path)
  const link = page.getByRole('link', { name }).first()
  const isHydrated = () =>
    link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(isHydrated).toBe(true)
  await link.click()
  await expect(page.getByRole('note')).toContainText(why)
}

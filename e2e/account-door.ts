/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test'

/**
 * Presses a link that asks a visitor for an account, once it is hydrated: before, it is a plain link,
 * which keeps nothing of what the visitor began. React writes its props on each element it takes over.
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

import { expect, type Page } from '@playwright/test'

/**
 * Presses a link that asks a visitor for an account, once the page is alive: before, it is a plain
 * link, which keeps nothing of what the visitor began.
 */
export const openDoor = (page: Page, path: string, name: string | RegExp, why: string) =>
  expect(async () => {
    await page.goto(path)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('note')).toContainText(why, { timeout: 3_000 })
  }).toPass()

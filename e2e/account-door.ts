import { expect, type Page } from '@playwright/test'

/**
 * Presses a link that asks a visitor for an account, once the page is hydrated: before, it is a plain
 * link, which keeps nothing of what the visitor began. The banner about measuring, which the server
 * does not render, shows when.
 */
export async function openDoor(page: Page, path: string, name: string | RegExp, why: string) {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Cookies et mesure d’audience' })).toBeVisible()
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('note')).toContainText(why)
}

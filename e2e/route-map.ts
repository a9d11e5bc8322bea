import { expect, type Locator, type Page } from '@playwright/test'

export async function openRouteMap(page: Page): Promise<Locator> {
  await page.goto('/parcours/le-balcon-de-chamechaude')
  const map = page.locator('.route-map').first()
  // Hydration may replace the server's markup.
  await expect(async () => {
    await map.scrollIntoViewIfNeeded({ timeout: 2_000 })
    await map.hover({ position: { x: 20, y: 20 }, timeout: 2_000 })
  }).toPass()
  await expect(map.locator('canvas')).toBeVisible({ timeout: 30_000 })
  return map
}

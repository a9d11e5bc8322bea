/// <reference lib="dom" />
import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { settle } from '../settle.ts'

const colours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block'])

/** Its addresses on this page that begin so, each once. */
const findPaths = (page: Page, start: string) =>
  page.evaluate(
    (begin) => [
      ...new Set(
        [...document.querySelectorAll('main a')].flatMap((link) => {
          const path = link.getAttribute('href') ?? ''
          return path.startsWith(begin) ? [path] : []
        }),
      ),
    ],
    start,
  )

/** Nothing there has a barrier, in the light and in the dark, or is wider than the screen. */
async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(200)
  await settle(page)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page.locator('h1'), path).toHaveCount(1)
  expect(await findViolations(page), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await findViolations(page, colours), path).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `${path} on its screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

test('each part of the catalogue can be used by everybody, on its own address', {
  tag: '@two-sizes',
}, async ({ page }) => {
  test.slow()
  await page.goto('/sandbox')
  const parts = await findPaths(page, '/sandbox/')
  expect(parts.length).toBeGreaterThan(8)
  for (const part of parts) await look(page, part)
})

test('each whole page of the catalogue stands alone, and none is found by search engines', {
  tag: '@two-sizes',
}, async ({ page, request }) => {
  test.slow()
  await page.goto('/sandbox/coque')
  const pages = await findPaths(page, '/sandbox/pages/')
  expect(pages.length).toBeGreaterThan(7)
  for (const one of pages) await look(page, one)
  expect((await request.get('/sandbox/pages/aucune')).status()).toBe(404)
  expect(await (await request.get('/sitemap/pages.xml')).text()).not.toContain('/sandbox')
})

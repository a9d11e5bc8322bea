import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { settle } from '../settle.ts'

const colours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block'])

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

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const answer = await page.goto(path)
  expect.soft(answer?.status(), path).toBe(200)
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await expect(page.locator('h1'), path).toHaveCount(1)
  await settle(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${path} on its screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

async function look(page: Page, path: string): Promise<void> {
  await open(page, path)
  expect.soft(await findViolations(page), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect.soft(await findViolations(page, colours), `${path} in the dark`).toEqual([])
}

const PARTS = [
  ['of bases, content and forms', ['fondations', 'contenu', 'formulaires']],
  ['of ways, lists, answers and the shell', ['navigation', 'listes', 'reponses', 'coque']],
  ['of editors, structures and talks', ['edition', 'structures', 'echanges']],
] as const

for (const [names, parts] of PARTS) {
  test(`the parts of the catalogue ${names} have no barrier in either theme`, async ({ page }) => {
    for (const part of parts) await look(page, `/sandbox/${part}`)
  })
}

const LAYOUTS = ['connexion', 'panne', 'demarrage', 'demarrage-echec']

test('each whole page of the catalogue stands alone, and no part is left out here', async ({
  page,
}) => {
  await page.goto('/sandbox')
  const parts = await findPaths(page, '/sandbox/')
  const known = PARTS.flatMap(([, names]) => names.map((name) => `/sandbox/${name}`))
  expect(parts.toSorted()).toEqual(known.toSorted())
  await page.goto('/sandbox/coque')
  const pages = await findPaths(page, '/sandbox/pages/')
  expect(pages.length).toBeGreaterThan(7)
  const layouts = LAYOUTS.map((name) => `/sandbox/pages/${name}`)
  expect(pages).toEqual(expect.arrayContaining(layouts))
  for (const item of pages) await (layouts.includes(item) ? look : open)(page, item)
})

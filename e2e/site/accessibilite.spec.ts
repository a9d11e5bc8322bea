import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { arriveSignedIn } from '../people.ts'
import { settle } from '../settle.ts'

/* One page per layout. `sandbox.spec.ts` covers components in both themes, `npm run crawl` names,
   ids and headings of every public page, and the journeys editors, back office and overlays. */

/**
 * The dark theme only changes the values of colours (`tokens.css`,
 * `features/site/documentation/style.ts`).
 */
const colours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block'])

function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(http:\/\/localhost|data:|blob:)/.test(url)) problems.push(url)
  })
  return problems
}

async function expectNoBarrier(
  page: Page,
  paths: readonly string[],
  { themes = ['light'] }: { themes?: readonly ('light' | 'dark')[] } = {},
): Promise<void> {
  const problems = watchProblems(page)
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' })
    const answer = await page.goto(path)
    expect.soft(answer?.status(), path).toBe(200)
    await expect(page.locator('h1').first(), path).toBeVisible()
    expect.soft(await findViolations(page), path).toEqual([])
    if (themes.includes('dark')) {
      await page.emulateMedia({ colorScheme: 'dark' })
      await settle(page)
      expect.soft(await findViolations(page, colours), `${path} in the dark`).toEqual([])
    }
  }
  expect(problems).toEqual([])
}

async function findRace(page: Page): Promise<{ race: string; epreuve: string }> {
  const { data } = await (await page.request.get('/api/courses?texte=templiers')).json()
  const [{ slug, edition }] = data
  return {
    race: `/courses/${slug}`,
    epreuve: `/courses/${slug}/epreuves/${edition.epreuves[0].id}`,
  }
}

test('the pages on which a visitor finds a race or a route have no barrier and ask no other host', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const { race } = await findRace(page)
  await expectNoBarrier(page, ['/'], { themes: ['light', 'dark'] })
  await expectNoBarrier(page, [
    race,
    '/calendrier/haute-savoie',
    '/parcours/le-balcon-de-chamechaude',
    '/inscription',
  ])
})

test('the pages that a visitor reads have no barrier and ask no other host', async ({ page }) => {
  await expectNoBarrier(page, [
    '/calendrier',
    '/recherche?q=trail',
    '/sejours/chartreuse-trois-sommets-en-trois-jours',
    '/cgu',
    '/organisateur',
    '/invitation',
    '/nous-contacter',
  ])
})

test('the feed, a list, the account and an épreuve have no barrier for a member', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const { epreuve } = await findRace(page)
  await arriveSignedIn(page)
  await expectNoBarrier(page, ['/home', '/courses', '/profil', epreuve])
})

test('what a member keeps, changes and writes has no barrier', async ({ page }) => {
  const { users_id } = await arriveAsNew(page, 'f')
  await arriveSignedIn(page)
  await expectNoBarrier(page, [
    '/reglages/identite',
    '/ma-runlist',
    '/notifications',
    '/mes-resultats',
    '/mon-palmares',
    '/points',
    '/contribution/parcours',
    '/qualification',
  ])
  // The page renders for visitors first, then refetches for the member.
  await page.goto(`/coureurs/${users_id}`)
  await expect(page.getByRole('heading', { level: 1, name: /Inès/ })).toBeVisible()
  expect(await findViolations(page), 'the page of a runner').toEqual([])
})

test('the documentation of the API has no barrier in both sizes and themes', async ({ page }) => {
  // All sections have the same renderer; `docs.test.ts` reads each.
  await expectNoBarrier(page, ['/api/docs'])
  await expectNoBarrier(page, ['/api/docs/profil'], { themes: ['light', 'dark'] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoBarrier(page, ['/api/docs/profil'])
})

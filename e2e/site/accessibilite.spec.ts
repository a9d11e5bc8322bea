import type AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { arriveAsNew } from '../new-member.ts'
import { arriveSignedIn } from '../people.ts'
import { settle } from '../settle.ts'

const VISITOR_PAGES = [
  '/',
  '/calendrier',
  '/recherche',
  '/recherche?q=trail',
  '/calendrier/haute-savoie',
  '/itineraires',
  '/itineraires/isere',
  '/destinations',
  '/destinations/bretagne',
  '/sejours/chartreuse-trois-sommets-en-trois-jours',
  '/agences',
  '/connexion',
  '/inscription',
  '/inscription/club-et-coach',
  '/invitation',
  '/mot-de-passe-oublie',
  '/reinitialiser-mot-de-passe',
  '/verifier-email',
  '/cgu',
  '/aide',
  '/accessibilite',
  '/contributeur-de-parcours',
  '/lancement',
  '/club-et-coach',
  '/organisateur',
  '/organisateur/invitation',
  '/nous-contacter',
  '/external/openid/callback',
  '/404',
  '/500',
  '/hors-ligne',
  '/sandbox',
]
const MEMBER_PAGES = [
  '/home',
  '/courses',
  '/parcours',
  '/sejours',
  '/qualification',
  '/profil',
  '/reglages',
  '/reglages/identite',
  '/mes-resultats',
  '/invitations',
  '/points',
  '/ma-runlist',
  '/notifications',
  '/contribution/parcours',
  '/contribution/organisateurs',
]
/** What most people see first, each with a layout of its own: `npm test` looks at these. */
const MAIN = ['/', '/courses', '/home']
const tagsOf = (path: string) => (MAIN.includes(path) ? ['@main', '@two-sizes'] : '@two-sizes')

/** The dark theme is other values of the same colours (`tokens.css`, `docs/style.ts`), nothing else. */
const colours = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block'])

/** Pages settle first: an animation half way has no final colours. */
async function expectNoViolation(page: Page, path: string, title: RegExp | null = null) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  const heading = title ? page.getByRole('heading', { level: 1, name: title }) : page.locator('h1')
  await expect(heading.first()).toBeVisible()
  await settle(page)
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  expect(await findViolations(page, colours)).toEqual([])
}

for (const path of VISITOR_PAGES) {
  test(path, { tag: tagsOf(path) }, ({ page }) => expectNoViolation(page, path))
}
for (const path of MEMBER_PAGES) {
  test(path, { tag: tagsOf(path) }, async ({ page }) => {
    await arriveSignedIn(page)
    await expectNoViolation(page, path)
  })
}
/** The pages of the API are as many as its sections, all alike: the first of them in both sizes. */
const PARTS = [0, 1, 2, 3, 4, 5]
for (const part of PARTS) {
  const tag = part === 0 ? '@two-sizes' : []
  test(`/api/docs, ${part + 1} of ${PARTS.length}`, { tag }, async ({ page, request }) => {
    test.slow()
    const { tags } = await (await request.get('/api/openapi.json')).json()
    const paths = ['/api/docs', ...tags.map(({ name }: { name: string }) => `/api/docs/${name}`)]
    for (const path of paths.filter((_, index) => index % PARTS.length === part)) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      expect(await findViolations(page), path).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findViolations(page, colours), path).toEqual([])
    }
  })
}

test('the page of a runner', { tag: '@two-sizes' }, async ({ page }) => {
  const { users_id } = await arriveAsNew(page, 'f')
  await arriveSignedIn(page)
  // A visitor's answer is drawn first, and asked again in a member's name.
  await expectNoViolation(page, `/coureurs/${users_id}`, /Inès/)
})

test('a race and an épreuve', { tag: ['@main', '@two-sizes'] }, async ({ page, request }) => {
  const { data } = await (await request.get('/api/courses?texte=templiers')).json()
  const [course] = data
  await expectNoViolation(page, `/courses/${course.slug}`)
  await arriveSignedIn(page)
  await expectNoViolation(page, `/courses/${course.slug}/epreuves/${course.edition.epreuves[0].id}`)
})

test('no page asks anything of another host or breaks its own policy', { tag: '@main' }, async ({
  page,
  request,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (asked) => {
    const url = asked.url()
    if (!/^(http:\/\/localhost|data:|blob:)/.test(url)) problems.push(url)
  })
  const { data } = await (await request.get('/api/courses?texte=marathon')).json()
  for (const path of ['/', '/calendrier', `/courses/${data[0].slug}`, '/connexion']) {
    await page.goto(path, { waitUntil: 'networkidle' })
  }
  expect(problems).toEqual([])
})

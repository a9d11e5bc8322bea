import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn } from './people.ts'
import { settle } from './settle.ts'

const VISITOR_PAGES = [
  '/',
  '/calendrier',
  '/calendrier/haute-savoie',
  '/connexion',
  '/inscription',
  '/inscription/club-et-coach',
  '/invitation',
  '/mot-de-passe-oublie',
  '/reinitialiser-mot-de-passe',
  '/verifier-email',
  '/cgu',
  '/nous-contacter',
  '/404',
  '/500',
  '/hors-ligne',
  '/sandbox',
]
const MEMBER_PAGES = ['/home', '/courses', '/qualification', '/profil', '/invitations', '/points']

/** Pages settle first: an animation half way has no final colours. The dark page differs by them. */
async function expectNoViolation(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await settle(page)
  expect(await findViolations(new AxeBuilder({ page }))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  const colours = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])
  expect(await findViolations(colours)).toEqual([])
}

async function findViolations(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id} : ${nodes.map((n) => n.target).join(' ')}`)
}

for (const path of VISITOR_PAGES) {
  test(path, ({ page }) => expectNoViolation(page, path))
}
for (const path of MEMBER_PAGES) {
  test(path, async ({ page }) => {
    await arriveSignedIn(page)
    await expectNoViolation(page, path)
  })
}
/** Its calls are drawn alike: the head and the first section stand for all, which take a minute. */
test('/api/docs', async ({ page }) => {
  await page.goto('/api/docs')
  const parts = ['header', 'nav', '#conventions', '#conventions + section > article:first-of-type']
  const part = () => parts.reduce((axe, one) => axe.include(one), new AxeBuilder({ page }))
  expect(await findViolations(part())).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(part().withRules(['color-contrast']))).toEqual([])
})

test('a race and an épreuve', async ({ page, request }) => {
  const { data } = await (await request.get('/api/courses?texte=templiers')).json()
  const [course] = data
  await expectNoViolation(page, `/courses/${course.slug}`)
  await arriveSignedIn(page)
  await expectNoViolation(page, `/courses/${course.slug}/epreuves/${course.edition.epreuves[0].id}`)
})

test('no page asks anything of another host or breaks its own policy', async ({
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

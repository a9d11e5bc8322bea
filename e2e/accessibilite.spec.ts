import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from './people.ts'

const VISITOR_PAGES = [
  '/',
  '/calendrier',
  '/calendrier/haute-savoie',
  '/connexion',
  '/inscription',
  '/cgu',
  '/404',
  '/500',
  '/hors-ligne',
  '/sandbox',
  '/api/docs',
]
const MEMBER_PAGES = ['/home', '/courses', '/qualification']

/** Pages settle first: an animation half way has no final colours. */
async function expectNoViolation(page: Page, path: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id} : ${nodes.map((n) => n.target).join(' ')}`)
  expect(found).toEqual([])
}

for (const scheme of ['light', 'dark'] as const) {
  for (const path of VISITOR_PAGES) {
    test(`${path} (${scheme})`, ({ page }) => expectNoViolation(page, path, scheme))
  }
  for (const path of MEMBER_PAGES) {
    test(`${path} (${scheme})`, async ({ page }) => {
      await signIn(page)
      await expectNoViolation(page, path, scheme)
    })
  }
  test(`a race and an épreuve (${scheme})`, async ({ page, request }) => {
    const { data } = await (await request.get('/api/courses?texte=templiers')).json()
    const [course] = data
    await expectNoViolation(page, `/courses/${course.slug}`, scheme)
    await signIn(page)
    await expectNoViolation(
      page,
      `/courses/${course.slug}/epreuves/${course.edition.epreuves[0].id}`,
      scheme,
    )
  })
}

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

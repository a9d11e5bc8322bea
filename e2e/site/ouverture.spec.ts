import { expect, type Page, test } from '@playwright/test'
import { arriveAsNew } from '../new-member.ts'

/** What each page asks for as soon as it stands (`apps/web/app/ahead/ahead-calls.ts`). */
const PAGES = [
  ['/ma-runlist', ['GET /api/liste']],
  ['/home', ['POST /api/dashboard/feed?page=1&nb_page=15', 'GET /api/liste']],
  ['/mes-resultats', ['POST /api/resultats/my?page=1']],
  ['/mes-reservations', ['POST /api/reservations/my']],
  ['/mes-evenements', ['POST /api/evenements/inscriptions/my']],
] as const

const ME = 'GET /api/auth/me'

/** Whatever the page asks the API for, in its order. */
function hearCalls(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) heard.push(`${request.method()} ${pathname}${search}`)
  })
  return heard
}

test('a page of a member asks for its answers with its scripts, and for none twice', async ({
  page,
}) => {
  await arriveAsNew(page, 'f')
  for (const [path, calls] of PAGES) {
    const heard = hearCalls(page)
    const release = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    // No script has come yet.
    await expect.poll(() => [...heard].sort()).toEqual([ME, ...calls].toSorted())
    release.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The bell comes after the page.
    await expect.poll(() => heard.some((call) => call.includes('/notifications/'))).toBe(true)
    expect(heard.filter((call) => [ME, ...calls].some((one) => one === call))).toHaveLength(
      calls.length + 1,
    )
    await page.unroute('**/assets/*.js')
    page.removeAllListeners('request')
    // The page before asks for nothing any more.
    await page.goto('about:blank')
  }
})

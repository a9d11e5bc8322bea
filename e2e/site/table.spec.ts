import { expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { createMember } from '../new-member.ts'
import { findSlugs, listRows } from './table-of-pages.ts'

const SHELL = 'APP BOOTING...'

test('each row of the table of pages is drawn for whom it says', async ({ request }) => {
  for (const { path, access, status } of await listRows(request)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const html = await answer.text()
    expect.soft(answer.status(), path).toBe(status)
    expect.soft(/<h1[\s>]/.test(html), `${path} is rendered`).toBe(access === 'public')
    if (access === 'public') continue
    expect.soft(html, path).toContain(SHELL)
    expect.soft(answer.headers()['cache-control'], path).toBe('private, no-store')
  }
})

async function expectWay(page: Page, path: string, there: string) {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page, path).toHaveURL((url) => url.pathname === there)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
}

const readReturn = (page: Page) => page.evaluate('history.state.usr?.retour')

/* The shells (above) show which pages are guarded, and `platform/session/access.test.ts` tests the
   guard. One page of each kind shows that the browser obeys. */
test('a visitor is led to the sign-in, a member to the first questions and then to their pages', async ({
  page,
}) => {
  const { course } = await findSlugs(page.request)
  await expectWay(page, '/contribution/courses/1', '/connexion')
  expect(await readReturn(page)).toBe('/contribution/courses/1')

  const { token } = await createMember(page.request)
  await bringToken(page, token)
  await expectWay(page, '/home', '/qualification')
  expect(await readReturn(page)).toBe('/home')
  await expectWay(page, '/connexion', '/qualification')
  await expectWay(page, `/courses/${course}`, `/courses/${course}`)

  await page.request.post('/api/profile/update', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { sexe: 'non_precise' },
  })
  for (const door of ['/', '/connexion', '/inscription']) await expectWay(page, door, '/home')
  await expectWay(page, '/contribution/courses/1', '/contribution/courses/1')
  await expectWay(page, '/qualification', '/qualification')
})

test('any way of writing an address leads to its page, and one that names nothing is told so', async ({
  request,
}) => {
  for (const path of ['/Aide/MEMBRES', '/aide/membres/', '/aide%2Fmembres', '/Aidé/Membrès']) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(200)
    expect.soft(new URL(answer.url()).pathname, path).toBe('/aide/membres')
  }
  const { course, parcours, evenement } = await findSlugs(request)
  for (const [folder, slug] of [
    ['courses', course],
    ['parcours', parcours],
    ['evenements', evenement],
  ]) {
    const { data } = await (await request.get(`/api/${folder}/${slug}`)).json()
    const answer = await request.get(`/${folder}/${data.id}`, { maxRedirects: 0 })
    expect.soft(answer.status(), folder).toBe(301)
    expect.soft(answer.headers().location, folder).toBe(`/${folder}/${slug}`)
  }
  for (const path of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/api/docs']) {
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
  const html = await (await request.get(`/courses/${course}`)).text()
  expect.soft(html).toContain('"@type":"SportsEvent"')
  const search = await request.get(`/recherche?q=${'a'.repeat(10_000)}`)
  expect.soft(search.status()).toBe(200)
  expect.soft(await search.text()).toContain('Votre recherche dépasse 200 caractères.')
  expect.soft(await (await request.get('/sitemap/pages.xml')).text()).not.toContain('/sandbox')

  for (const [path, status] of [
    ['/une/adresse/inconnue', 404],
    ['/calendrier/atlantide', 404],
    ['/sandbox/pages/aucune', 404],
    ['/courses/une-course-inconnue', 404],
    ['/parcours/un-parcours-inconnu', 404],
    ['/training/une-seance-inconnue', 404],
    ['/training/plans/un-plan-inconnu', 404],
    ['/badge/un-badge-inconnu', 404],
    ['/sondages/un-sondage-inconnu', 404],
    ['/sejours/un-sejour-inconnu', 404],
    ['/magasins/un-magasin-inconnu', 404],
    ['/evenements/un-evenement-inconnu', 404],
  ] as const) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(status)
    expect.soft(await answer.text(), path).toMatch(/<h1[\s>]/)
  }
  const deep = `/${Array.from({ length: 500 }, () => 'a').join('/')}`
  const long = `/${'a'.repeat(3000)}`
  for (const path of [deep, '/cgu.html', '/.cgu', '/a..b', '/aide/..%2Fcgu', long]) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path.slice(0, 40)).toBe(404)
    expect.soft(await answer.text(), path.slice(0, 40)).toContain('Vous êtes hors sentier')
  }
})

import { expect, type Page, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { createMember } from '../new-member.ts'
import { findSlugs, listRows, type Row } from './table-of-pages.ts'

// Where a page leads does not depend on what the device keeps.
test.use({ serviceWorkers: 'block' })

/** What the server sends of a page that is drawn in the browser. */
const SHELL = 'APP BOOTING...'

test('each row of the table is the kind of page that it says', async ({ request }) => {
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

test('any other path is no page, and says so', async ({ request }) => {
  for (const [path, status] of [
    ['/une/adresse/inconnue', 404],
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
})

/** A page that waits its turn on a busy machine. */
const PATIENT = { timeout: 20_000 }

/** Opens each of these rows in turn, and says where it leads: there, or elsewhere with where one came from. */
async function walk(page: Page, kept: (row: Row) => boolean, expected: (row: Row) => string) {
  const rows = (await listRows(page.request)).filter(kept)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) {
    await page.goto(row.path, { waitUntil: 'commit' })
    const there = expected(row)
    await expect.soft(page, row.path).toHaveURL((url) => url.pathname === there, PATIENT)
    const title = page.getByRole('heading', { level: 1 }).first()
    await expect.soft(title, row.path).toBeVisible(PATIENT)
    if (row.access !== 'signed-in' || there === row.path) continue
    expect.soft(await page.evaluate('history.state.usr?.retour'), row.path).toBe(row.path)
  }
}

const isPublic = ({ access }: Row) => access === 'public'
const isGuarded = (row: Row) => !isPublic(row)

/** Pages that lead somebody who is signed in to where they would have gone from there. */
const DOORS = ['/', '/connexion', '/inscription']
const isDoor = ({ path }: Row) => DOORS.includes(path)

test('a visitor is asked to sign in where the table says so', async ({ page }) => {
  test.slow()
  await walk(page, isGuarded, () => '/connexion')
})

/** The table takes its time: each half of it is a journey. */
const HALVES = [
  { name: 'public', isKept: isPublic },
  { name: 'for members', isKept: isGuarded },
]

for (const { name, isKept } of HALVES) {
  test(`a member who has not answered the first questions and the pages that are ${name}`, async ({
    page,
  }) => {
    test.slow()
    await bringToken(page, (await createMember(page.request)).token)
    await walk(page, isKept, (row) => (isPublic(row) && !isDoor(row) ? row.path : '/qualification'))
  })

  test(`a member and the pages that are ${name}`, async ({ page }) => {
    test.slow()
    await bringToken(page, (await createMember(page.request, 'non_precise')).token)
    await walk(page, isKept, (row) => (isDoor(row) ? '/home' : row.path))
  })
}

test('a thing asked for by its number leads to the address with its name', async ({ request }) => {
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
})

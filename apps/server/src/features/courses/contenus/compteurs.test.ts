import { courseCompteurs } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { countOne } from './compteurs.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ rates: { compteur: 1 } })
})
afterAll(() => t.close())

async function withRace(etat = 100) {
  const lea = await createUser(t.db)
  const organisateur = await createOrganisateur(t.db, { membres: [lea.id] })
  const race = await createCourse(t.db, t.clock.now, { organisateurs_id: organisateur.id, etat })
  const { call, headers } = await t.signIn(lea)
  const total = async () =>
    (await call('GET /api/courses/{id}/statistiques', { params: { id: race.id } })).data.total
  return { ...race, call, headers, total }
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function visit(id: number, headers: Record<string, string> = {}, type = 'vue') {
  const { statusCode, body } = await t.inject({
    method: 'POST',
    url: `/api/courses/${id}/compter`,
    payload: { type },
    headers: { ...t.xsrf, 'user-agent': FIREFOX, ...headers },
  })
  return statusCode === 200 ? JSON.parse(body).data.compte : statusCode
}

it('repeated visits count once within a while, each kind by itself', async () => {
  const { id, total } = await withRace()
  expect(await visit(id)).toBe(true)
  expect(await visit(id)).toBe(false)
  expect(await visit(id, {}, 'clic')).toBe(true)
  expect(await visit(id, { 'user-agent': `${FIREFOX} autre` })).toBe(true)
  expect(await total()).toEqual({ vue: 2, ajout: 0, clic: 1 })
  expect(await visit(id, {}, 'ajout')).toBe(422)
})

it.each([
  ['a robot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['who wants no measure', { 'sec-gpc': '1' }],
])('a visit of %s does not count', async (_, headers) => {
  const { id, total } = await withRace()
  expect(await visit(id, headers)).toBe(false)
  expect((await total()).vue).toBe(0)
})

it('a visit of the organiser or to a hidden page does not count', async () => {
  const race = await withRace()
  expect(await visit(race.id, race.headers)).toBe(false)
  const draft = await withRace(0)
  expect(await visit(draft.id, draft.headers)).toBe(false)
  expect(await visit(draft.id)).toBe(404)
})

it('a visit stores no address', async () => {
  const { id } = await withRace()
  await visit(id)
  const { rows } = await t.db.execute<{ key: string }>(
    sql`select key from rate_limits where key like 'compteur:%'`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { key } of rows) expect(key).toMatch(/^compteur:[\w-]{43}$/)
})

it('the statistics include days without a visit, and exclude older ones', async () => {
  const { id, call } = await withRace()
  await countOne(t.db, id, 'ajout', t.clock.now)
  await countOne(t.db, id, 'ajout', t.clock.now)
  await t.db.insert(courseCompteurs).values([
    { courses_id: id, jour: '2026-02-15', type: 'vue', nb: 7 },
    { courses_id: id, jour: '2026-02-14', type: 'vue', nb: 99 },
  ])
  const { data } = await call('GET /api/courses/{id}/statistiques', { params: { id } })
  expect(data.depuis).toBe('2026-02-15')
  expect(data.total).toEqual({ vue: 7, ajout: 2, clic: 0 })
  expect(data.jours).toHaveLength(30)
  expect(data.jours[0]).toEqual({ jour: '2026-02-15', vue: 7, ajout: 0, clic: 0 })
  expect(data.jours.at(-1)).toEqual({ jour: '2026-03-16', vue: 0, ajout: 2, clic: 0 })
  const year = await call('GET /api/courses/{id}/statistiques', {
    params: { id },
    query: { jours: '365' },
  })
  expect(year.data.total.vue).toBe(106)
  const rows = await t.db.select().from(courseCompteurs).where(eq(courseCompteurs.courses_id, id))
  expect(Object.keys(rows[0] ?? {})).toEqual(['courses_id', 'jour', 'type', 'nb'])
})

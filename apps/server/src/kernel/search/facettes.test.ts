import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { sumFacettes } from '@foulee/db/read-models/facettes'
import * as s from '@foulee/db/schema'
import { createCourse } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { type Facettes, readFacettes } from './facettes.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

async function recount(genre: 'course' | 'parcours'): Promise<Facettes> {
  const table = sql.raw(`${genre === 'course' ? 'course' : 'parcours'}_cards`)
  const { rows } = await t.db.execute<{ facette: string; valeur: string; nb: number }>(sql`
    select facette, valeur, count(*)::int as nb
    from ${table} c, ${sql.raw(`facettes_de_${genre}`)}(c) group by 1, 2`)
  const facettes: Record<string, Record<string, number>> = {}
  for (const { facette, valeur, nb } of rows) {
    facettes[facette] = { ...facettes[facette], [valeur]: nb }
  }
  return facettes
}

const isTrue = async (genre: 'course' | 'parcours') =>
  expect(await readFacettes(t.db, genre)).toEqual(await recount(genre))

it('the ledger follows races that are added, changed, hidden and deleted', async () => {
  const { id } = await createCourse(t.db, t.clock.now, { types: ['relais'], departement: '2A' })
  await createCourse(t.db, t.clock.now, { etat: 0, departement: '2A' })
  await isTrue('course')
  for (const change of [{ departement: '2B' }, { types: ['cross'] as const }, { etat: 0 }]) {
    await t.db
      .update(s.courses)
      .set({ ...change, types: change.types ? [...change.types] : undefined })
      .where(eq(s.courses.id, id))
    await rebuildCourseCards(t.db, [id], t.clock.now)
    await isTrue('course')
  }
  await t.db.delete(s.courses).where(eq(s.courses.id, id))
  await isTrue('course')
})

it('the ledger follows routes', async () => {
  const { id } = await createParcours(t.db, t.clock.now, { departement: '2A' })
  await isTrue('parcours')
  await t.db.delete(s.parcours).where(eq(s.parcours.id, id))
  await isTrue('parcours')
})

it('the ledger forgets a transaction that was rolled back', async () => {
  const before = await readFacettes(t.db, 'course')
  const undone = t.db.transaction(async (tx) => {
    await tx.execute(sql`update course_cards set is_visible = not is_visible`)
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  expect(await readFacettes(t.db, 'course')).toEqual(before)
})

it('the ledger is unchanged by compaction, also by two at once', async () => {
  for (const departement of ['2A', '2A', '2B']) {
    await createCourse(t.db, t.clock.now, { departement })
  }
  const before = await readFacettes(t.db, 'course')
  await Promise.all([sumFacettes(t.db), sumFacettes(t.db)])
  expect(await readFacettes(t.db, 'course')).toEqual(before)
  const { rows } = await t.db.execute(sql`
    select from facettes where genre = 'course' group by facette, valeur having count(*) > 1`)
  expect(rows).toEqual([])
})

it("the ledger's total for one filter equals a count", async () => {
  await createCourse(t.db, t.clock.now, { types: ['relais'], departement: '2A' })
  const { total, departement, type } = await recount('course')
  for (const [query, counted] of [
    [{}, total?.['']],
    [{ departement: '2A' }, departement?.['2A']],
    [{ type: 'relais' }, type?.relais],
  ] as const) {
    const { nb } = await t.call('GET /api/courses', { query })
    expect([query, nb]).toEqual([query, counted])
  }
})

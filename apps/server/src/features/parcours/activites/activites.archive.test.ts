import { activites, faits } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { archiveSorties } from './activites.archive.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const archive = (lineMonths: number | null) =>
  archiveSorties({
    db: t.db,
    storage: t.storage,
    clock: () => t.clock.now,
    config: { ...t.config, retention: { ...t.config.retention, lineMonths } },
    log: t.app.log,
  })

const rowOf = async (id: number) =>
  (await t.db.select().from(activites).where(eq(activites.id, id)))[0]

const OLD = { created_at: '2024-01-01T00:00:00Z' }

async function recordLongAgo(): Promise<{ runner: SignedIn; users_id: number; id: number }> {
  const { id: users_id } = await createUser(t.db)
  const runner = await t.signIn({ id: users_id })
  const file = makeGpxFile({ speed: 3 })
  const { id } = await runner.call('POST /api/activites/create', { body: form({ gpx: file }) })
  await t.db.update(activites).set(OLD).where(eq(activites.id, id))
  await t.db.update(faits).set({ departement: '38' }).where(eq(faits.users_id, users_id))
  return { runner, users_id, id }
}

it('an archived outing is drawn from its file, unchanged', async () => {
  const { runner, id } = await recordLongAgo()
  const read = async () => (await runner.call('POST /api/activites/{id}', { params: { id } })).data
  const before = await read()
  await archive(null)
  expect((await rowOf(id))?.archive_le).toBeNull()
  await archive(12)
  expect(await rowOf(id)).toMatchObject({ lignes: [], altitudes: [] })
  const after = await read()
  expect(after.trace?.lignes).toEqual(before.trace?.lignes)
  expect(after.trace?.profil.altitudes).toEqual(before.trace?.profil.altitudes)
  expect(after.trace?.distance).toBeCloseTo(before.trace?.distance ?? 0, 0)
})

it('an archived outing can be shared, and made into a route', async () => {
  const { runner, users_id, id } = await recordLongAgo()
  await archive(12)
  const params = { id }
  const body = { partage: 'abonnes', rayon_masque: 200 } as const
  await runner.call('POST /api/activites/partage/{id}', { params, body })
  expect((await rowOf(id))?.croquis).not.toEqual([])
  const route = (await runner.call('POST /api/parcours/create', { body: {} })).id
  const made = await runner.call('POST /api/parcours/gpx/{id}', {
    params: { id: route },
    body: form({ activites_id: String(id) }),
  })
  expect(made.data.parcours.distance).toBe(8000)
  expect(await t.db.$count(activites, eq(activites.users_id, users_id))).toBe(1)
})

it('outings that are recent, not placed yet, or without a usable file stay in the database', async () => {
  const lost = await createActivite(t.db, OLD)
  const other = await recordLongAgo()
  await t.db
    .update(activites)
    .set({ altitudes: ['_p~iF'] })
    .where(eq(activites.id, other.id))
  const young = await recordLongAgo()
  await t.db
    .update(activites)
    .set({ created_at: t.clock.now.toISOString() })
    .where(eq(activites.id, young.id))
  const unplaced = await recordLongAgo()
  await t.db
    .insert(faits)
    .values({
      users_id: unplaced.users_id,
      kind: 'sortie',
      cle: `${unplaced.id}`,
      jour: '2024-01-01',
    })
    .onConflictDoUpdate({
      target: [faits.users_id, faits.kind, faits.cle],
      set: { departement: null },
    })
  await archive(12)
  for (const { id } of [lost, other, young, unplaced]) {
    expect((await rowOf(id))?.archive_le).toBeNull()
  }
})

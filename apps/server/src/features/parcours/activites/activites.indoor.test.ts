import { activites, points, publications } from '@foulee/db/schema'
import { makeZip } from '@foulee/testing/archives'
import { createUser } from '@foulee/testing/factories'
import { madeTcx } from '@foulee/trace/tcx/made-tcx'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMember, importArchive } from '#features/parcours/archives/archives.test-cast.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { archiveSorties } from './activites.archive.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** An hour on a treadmill, in two laps, which a watch writes without positions. */
const makeTreadmill = (late = 0): string =>
  madeTcx({
    debut: Date.UTC(2026, 2, 9, 18) + late * 1000,
    tours: [
      { duree: 1800, distance: 5000 },
      { duree: 1800, distance: 5400 },
    ],
  }).replace(/<Position>.*?<\/Position>/g, '')

async function runInside() {
  const { id: users_id } = await createUser(t.db)
  const member = await t.signIn({ id: users_id })
  const file = new File([makeTreadmill()], 'tapis.tcx')
  const { data } = await member.call('POST /api/activites/create', { body: form({ gpx: file }) })
  return { member, users_id, id: data.id, data }
}

it('an outing on a treadmill is kept with its time and length, and has no map', async () => {
  const { member, id, data } = await runInside()
  expect(data).toMatchObject({
    sport: 'course_a_pied',
    debut: '2026-03-09T18:00:00.000Z',
    distance: 10_400,
    duree: 3600,
    duree_mouvement: 3600,
    denivele: null,
    remarques: [],
  })
  await t.workOff()
  const params = { id }
  expect((await member.call('POST /api/activites/{id}', { params })).data.trace).toBeNull()
  expect((await member.call('POST /api/activites/{id}/detail', { params })).data).toBeNull()
  const { data: years } = await member.call('GET /api/activites/annees', { query: {} })
  expect(JSON.stringify(years)).toContain('10400')
  const records = (await member.call('GET /api/activites/records', { query: {} })).data
  expect(records.etalons).toEqual([])
})

it('it is shared without a line, makes no route, pays no points and stays where it is', async () => {
  const { member, users_id, id } = await runInside()
  await t.workOff()
  const params = { id }
  await member.call('POST /api/activites/partage/{id}', { params, body: { partage: 'membres' } })
  const [row] = await t.db.select().from(activites).where(eq(activites.id, id))
  expect(row).toMatchObject({ croquis: [], chiffres_partages: { distance: 10_400, duree: 3600 } })
  expect(await t.db.$count(publications, eq(publications.users_id, users_id))).toBe(1)
  const paid = and(eq(points.users_id, users_id), eq(points.kind, 'entrainement_fait'))
  expect(await t.db.$count(points, paid)).toBe(0)
  const route = (await member.call('POST /api/parcours/create', { body: {} })).id
  const make = member.call('POST /api/parcours/gpx/{id}', {
    params: { id: route },
    body: form({ activites_id: String(id) }),
  })
  await expect(make).rejects.toMatchObject({ code: 'trace_refusee' })
  await t.db
    .update(activites)
    .set({ created_at: '2024-01-01T00:00:00Z' })
    .where(eq(activites.id, id))
  const config = { ...t.config, retention: { ...t.config.retention, lineMonths: 12 } }
  await archiveSorties({
    db: t.db,
    storage: t.storage,
    clock: () => t.clock.now,
    config,
    log: t.app.log,
  })
  const [after] = await t.db.select().from(activites).where(eq(activites.id, id))
  expect(after?.archive_le).toBeNull()
})

it('an archive keeps it too, once, and a file that tells no length is refused as before', async () => {
  const member = await createMember(t)
  const zip = makeZip({
    'a.tcx': makeTreadmill(),
    'b.tcx': makeTreadmill(5),
    'yoga.tcx': makeTreadmill(90_000).replace(/<DistanceMeters>[^<]*/g, '<DistanceMeters>0'),
  })
  expect(await importArchive(t, member, zip)).toMatchObject({
    gardees: 1,
    doublons: 1,
    refusees: 1,
  })
})

it('a route is not made from a file without positions', async () => {
  const { member } = await runInside()
  const route = (await member.call('POST /api/parcours/create', { body: {} })).id
  const file = new File([makeTreadmill()], 'tapis.tcx')
  const make = member.call('POST /api/parcours/gpx/{id}', {
    params: { id: route },
    body: form({ gpx: file }),
  })
  await expect(make).rejects.toMatchObject({ code: 'trace_refusee' })
})

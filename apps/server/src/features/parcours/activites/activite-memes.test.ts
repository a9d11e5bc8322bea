import { activites } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { DEGREE } from '@foulee/trace/distance'
import { madeTcx } from '@foulee/trace/tcx/made-tcx'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY = 86_400_000
const DEBUT = Date.UTC(2026, 2, 8, 8)

type Made = { day?: number; duree?: number; east?: number; distance?: number }

const makeRun = ({ day = 0, duree = 1800, east = 0, distance = 6000 }: Made = {}) =>
  madeTcx({
    debut: DEBUT + day * DAY,
    tours: [{ duree, distance }],
    positionAt: (metres) => ({ lon: 5.8 + east / DEGREE, lat: 45.3 + metres / DEGREE }),
  })

async function join() {
  const { id } = await createUser(t.db)
  return { users_id: id, ...(await t.signIn({ id })) }
}

const send = async ({ call }: SignedIn, made: Made) =>
  (
    await call('POST /api/activites/create', {
      body: form({ gpx: new File([makeRun(made)], 'run.tcx') }),
    })
  ).id

const before = async ({ call }: SignedIn, id: number) =>
  (await call('POST /api/activites/{id}/avant', { params: { id } })).data

it('earlier outings on the path are found, the last first, and nothing else', async () => {
  const member = await join()
  const first = await send(member, { duree: 2000 })
  const second = await send(member, { day: 2, duree: 1900, east: 15 })
  await send(member, { day: 3, east: 900 })
  await send(member, { day: 4, distance: 4000 })
  const last = await send(member, { day: 6 })
  await send(member, { day: 8 })
  await send(await join(), { day: 1 })
  await t.workOff()
  expect(await before(member, last)).toMatchObject([
    { id: second, sens: 'meme', duree_mouvement: 1900 },
    { id: first, sens: 'meme', duree_mouvement: 2000 },
  ])
  expect(await before(member, first)).toEqual([])
})

it('a ride, another recording and an outing without a date are none', async () => {
  const member = await join()
  const ride = await send(member, {})
  await t.db.update(activites).set({ sport: 'velo' }).where(eq(activites.id, ride))
  const double = await send(member, { day: 1 })
  const last = await send(member, { day: 2 })
  await t.workOff()
  await t.db.update(activites).set({ double_de: last }).where(eq(activites.id, double))
  expect(await before(member, last)).toEqual([])
})

it('one that was cut is on another path', async () => {
  const member = await join()
  const first = await send(member, {})
  const last = await send(member, { day: 2 })
  const body = { garde: [{ de: 0, a: 4000 }], version: 1 }
  await member.call('POST /api/activites/couper/{id}', { params: { id: first }, body })
  await t.workOff()
  expect(await before(member, last)).toEqual([])
})

it('time gained along the way is read from both files', async () => {
  const member = await join()
  const autre = await send(member, { duree: 2000 })
  const id = await send(member, { day: 2 })
  const { data } = await member.call('POST /api/activites/{id}/ecart/{id_autre}', {
    params: { id, id_autre: autre },
  })
  expect(data?.avance[0]).toBe(0)
  expect(data?.avance.at(-1)).toBe(200)
})

it('nobody reads the outings of another, beside their own or not', async () => {
  const [member, other] = [await join(), await join()]
  const [own, theirs] = [await send(member, {}), await send(other, {})]
  const ecart = (id: number, autre: number) =>
    member.call('POST /api/activites/{id}/ecart/{id_autre}', { params: { id, id_autre: autre } })
  const refused = { code: 'activite_introuvable' }
  await expect(before(member, theirs)).rejects.toMatchObject(refused)
  await expect(ecart(own, theirs)).rejects.toMatchObject(refused)
  await expect(ecart(theirs, own)).rejects.toMatchObject(refused)
})

it('among five thousand, candidates come from the index', async () => {
  const member = await join()
  const id = await send(member, { day: 0 })
  await t.workOff()
  await t.db.execute(sql`
    insert into activites (users_id, titre, sport, debut, distance, original, original_nom, format, lignes, altitudes, apercu, mesuree_le)
    select users_id, titre, sport, debut - (n || ' hours')::interval, 3000 + n * 4, 'original/many-' || n, original_nom, format,
      '{}', '{}', apercu, now()
    from activites, generate_series(1, 5000) as n where id = ${id}`)
  await t.db.execute(sql`analyze activites`)
  const { rows } = await t.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select id from activites where users_id = ${member.users_id} and double_de is null
      and distance between 5700 and 6316`)
  expect(rows.map((row) => row['QUERY PLAN']).join()).toContain('activites_distance_idx')
  const found = await before(member, id)
  expect(found).toHaveLength(50)
  expect(found[0]?.distance).toBeGreaterThan(5600)
})

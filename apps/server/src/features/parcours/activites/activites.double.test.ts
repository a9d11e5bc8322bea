import { activites, faits } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { DEGREE } from '@foulee/trace/distance'
import { madeTcx } from '@foulee/trace/tcx/made-tcx'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DEBUT = Date.UTC(2026, 2, 8, 8)
const PULSE = '<HeartRateBpm><Value>150</Value></HeartRateBpm></Trackpoint>'

/** Metres: each test runs elsewhere, as a file given by another member before counts nowhere. */
let place = 0

type Made = { east?: number; late?: number; hasPulse?: boolean; duree?: number }

/** Six kilometres; `east` shifts the line, as another receiver does. */
function makeRun({ east = 0, late = 0, hasPulse = false, duree = 1800 }: Made = {}): string {
  const text = madeTcx({
    debut: DEBUT + late * 1000,
    tours: [{ duree, distance: 6000 }],
    positionAt: (metres) => ({ lon: 5.8 + (place + east) / DEGREE, lat: 45.3 + metres / DEGREE }),
  })
  return hasPulse ? text.replaceAll('</Trackpoint>', PULSE) : text
}

async function join() {
  place += 1000
  const { id } = await createUser(t.db)
  return { id, ...(await t.signIn({ id })) }
}

const send = async (member: SignedIn, text: string | Uint8Array<ArrayBuffer>, nom = 'run.tcx') => {
  const body = form({ gpx: new File([text], nom) })
  return (await member.call('POST /api/activites/create', { body })).data
}

const listOf = async (member: SignedIn) =>
  (await member.call('POST /api/activites/my', { query: {} })).data

it('watch and phone of one run are one outing, with the richer file', async () => {
  const member = await join()
  const pair = await member.call('POST /api/chaussures/create', {
    body: { modele: 'Ghost', est_habituelle: true },
  })
  const phone = await send(member, makeRun({ east: 12, late: 30 }), 'phone.tcx')
  const watch = await send(member, makeRun({ hasPulse: true }), 'watch.tcx')
  expect(watch.id).toBe(phone.id)
  expect(watch.original_nom).toBe('watch.tcx')
  expect(watch.remarques.join()).toContain('une fois')
  expect(await listOf(member)).toHaveLength(1)
  const { data } = await member.call('POST /api/activites/{id}', { params: { id: phone.id } })
  expect(data.doubles).toMatchObject([{ original_nom: 'phone.tcx' }])
  const shoes = (await member.call('POST /api/chaussures/list')).data
  expect(shoes).toMatchObject([{ id: pair.id, nb_sorties: 1 }])
  expect(shoes[0]?.distance).toBeCloseTo(6000, -2)
})

it('the poorer file that comes second hangs on the first, and counts in no badge', async () => {
  const member = await join()
  const first = await send(member, makeRun({ hasPulse: true }), 'watch.tcx')
  expect((await send(member, makeRun({ east: 8 }), 'phone.tcx')).original_nom).toBe('watch.tcx')
  await t.workOff()
  const mine = and(eq(faits.users_id, member.id), eq(faits.kind, 'sortie'))
  expect(await t.db.select({ cle: faits.cle }).from(faits).where(mine)).toEqual([
    { cle: `${first.id}` },
  ])
})

it('a file that is there already is known, whichever outing holds it now', async () => {
  const member = await join()
  const { id } = await send(member, makeRun({ east: 12 }))
  await send(member, makeRun({ hasPulse: true }))
  expect((await send(member, makeRun({ east: 12 }))).id).toBe(id)
  expect(await t.db.$count(activites, eq(activites.users_id, member.id))).toBe(2)
})

it('one press makes two outings of them again', async () => {
  const member = await join()
  const { id } = await send(member, makeRun({ east: 12 }))
  await send(member, makeRun({ hasPulse: true }))
  await member.call('POST /api/activites/separer/{id}', { params: { id } })
  const outings = await listOf(member)
  expect(outings).toHaveLength(2)
  const { data } = await member.call('POST /api/activites/{id}', { params: { id } })
  expect(data.doubles).toEqual([])
})

it('runs of two friends, and a race after the warm-up, are not compared', async () => {
  const [member, friend] = [await join(), await join()]
  await send(member, makeRun())
  await send(friend, makeRun({ east: 2 }))
  await send(member, makeRun({ late: 3600 }))
  expect(await listOf(member)).toHaveLength(2)
  expect(await listOf(friend)).toHaveLength(1)
})

it('an outing that is removed takes its other recordings along', async () => {
  const member = await join()
  const { id } = await send(member, makeRun({ east: 12 }))
  await send(member, makeRun({ hasPulse: true }))
  const before = t.storage.keys()
  await member.call('POST /api/activites/del', { body: { id } })
  expect(await t.db.$count(activites, eq(activites.users_id, member.id))).toBe(0)
  expect(before.length - t.storage.keys().length).toBe(2)
})

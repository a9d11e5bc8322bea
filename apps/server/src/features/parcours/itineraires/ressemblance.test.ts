import { editions, epreuves } from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createStreets, lineOnHill, placeAt } from '@foulee/testing/itineraires'
import { createParcours } from '@foulee/testing/parcours'
import type { Track } from '@foulee/trace/track'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { reseauParcours } from './reseau.job.ts'

const TOWN = [0.4, 45.4] as const
const RACE = [-1.5, 43.2] as const

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await createStreets(t.db, t.clock.now, TOWN, { side: 3000, gap: 250 })
  await enqueue(t.db, reseauParcours, {})
  await t.workOff({ only: reseauParcours })
})
afterAll(() => t.close())

/** Ten kilometres over the hills of the tests, or the same on the flat. */
function makeTrack(isFlat: boolean): Pick<Track, 'segments'> {
  const line = lineOnHill(RACE, [
    [0, 0],
    [5000, 0],
    [5000, 5000],
  ])
  return { segments: [isFlat ? { ...line, ele: line.ele.map(() => 100) } : line] }
}

async function createRace(track: Pick<Track, 'segments'> | null): Promise<number> {
  const own = track && (await createParcours(t.db, t.clock.now, { track }))
  const parcours_id = own?.id ?? null
  const epreuve = { type: 'trail', distance: 10_000, denivele: null, parcours_id } as const
  const { id } = await createCourse(t.db, t.clock.now, { editions: [{ epreuves: [epreuve] }] })
  const [found] = await t.db
    .select({ id: epreuves.id })
    .from(epreuves)
    .innerJoin(editions, eq(editions.id, epreuves.editions_id))
    .where(eq(editions.courses_id, id))
  return found?.id ?? 0
}

async function search(epreuves_id?: number) {
  const { call } = await t.signIn(await createUser(t.db))
  const body = {
    depart: placeAt(TOWN, [1500, 1500]),
    longueur: 6000,
    epreuves_id: epreuves_id ?? null,
  }
  return (await call('POST /api/itineraires/boucles', { body })).data.boucles
}

it('loops like a race come with their likeness in numbers, the most alike first', async () => {
  const boucles = await search(await createRace(makeTrack(false)))
  expect(boucles.length).toBeGreaterThan(1)
  const ecarts = boucles.map(({ ressemblance }) => ressemblance?.ecart ?? Number.NaN)
  expect(ecarts).toEqual(ecarts.toSorted((a, b) => a - b))
  for (const { ressemblance, distance } of boucles) {
    expect(ressemblance?.raisons[0]).toMatch(/^\d+\u00a0m de D\+ par km, (comme|contre) /)
    expect(distance).toBeGreaterThanOrEqual(5400)
    expect(distance).toBeLessThanOrEqual(6600)
  }
  const flat = await search(await createRace(makeTrack(true)))
  expect(flat[0]?.ressemblance?.ecart).toBeGreaterThan(ecarts[0] ?? Number.NaN)
  expect((await search())[0]?.ressemblance).toBeNull()
})

it('a race without a route, or that is not there, is named', async () => {
  await expectRefusal(search(await createRace(null)), 'champs_invalides', 'epreuves_id')
  await expectRefusal(search(2_000_000_000), 'epreuve_introuvable')
})

import { activiteMoities } from '@foulee/db/schema'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mesuresSorties } from '#features/parcours/annees/mesures-sorties.job.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-10T09:00:00Z') })
})
afterAll(() => t.close({ isStaged: true }))

const TEN = { distance: 10_000, temps: 2700 }
const NB = 6

/** A hilly run, at one pace up and on the flat: its runner climbs well. */
const makeRun = (nth: number) =>
  makeGpxFile({
    speed: 2.7,
    track: simulateTrack({
      length: 12_000 + 100 * nth,
      speed: 2.7,
      seed: `run ${nth}`,
      start: [5.5 + nth / 10, 45.2],
      altitude: (metres) => (metres < 5000 ? 500 : 500 + 80 * Math.sin((metres - 5000) / 500)),
    }),
  })

async function createRace() {
  const route = await createParcours(t.db, t.clock.now, { types: ['trail'] })
  const { id, slug } = await createCourse(t.db, t.clock.now, {
    types: ['trail'],
    editions: [
      {
        epreuves: [
          {
            type: 'trail',
            distance: 8000,
            parcours_id: route.id,
            points: [{ type: 'controle', km: 4 }],
          },
        ],
      },
    ],
  })
  return { id: slug, epreuves_id: String(await findEpreuveOf(t.db, id)) }
}

it('from an empty account to a calibrated roadbook, and back when the outings leave', async () => {
  const params = await createRace()
  const user = await createUser(t.db)
  const { call } = await t.signIn(user)
  const read = async () =>
    (
      await call('GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi', {
        params,
        query: TEN,
      })
    ).data
  const before = await read()
  expect(before?.calibre).toBeNull()

  const ids: number[] = []
  for (let nth = 0; nth < NB; nth++) {
    const body = form({ gpx: makeRun(nth) })
    const { id } = await call('POST /api/activites/create', { body })
    await call('POST /api/activites/update/{id}', { params: { id }, body: { sport: 'trail' } })
    ids.push(id)
  }
  expect(await t.workOff({ only: mesuresSorties })).toBe(0)
  const profil = (await call('GET /api/activites/calibrage')).data
  expect(profil).toMatchObject({ sorties: NB, resultats: 0, a_mesurer: 0 })
  expect(profil.facteurs.montee.haut).toBeLessThan(1)
  const after = await read()
  expect(after?.calibre).toEqual({ sorties: NB, resultats: 1 })
  expect(after?.temps).toBeLessThan(before?.temps ?? 0)

  for (const id of ids) await call('POST /api/activites/del', { body: { id } })
  expect(await read()).toEqual(before)
  const left = await t.db
    .select()
    .from(activiteMoities)
    .where(eq(activiteMoities.users_id, user.id))
  expect(left).toEqual([])
})

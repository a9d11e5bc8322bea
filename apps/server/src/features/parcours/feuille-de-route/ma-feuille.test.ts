import { profils } from '@foulee/db/schema'
import type { Niveau } from '@foulee/domain/membres/profil'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route/moi'
const MINE_ON_ROUTE = 'GET /api/parcours/{id}/feuille-de-route/moi'
const OF_ALL = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const MY_TIME = 'GET /api/courses/{id}/predictions'
const TEN = { distance: 10_000, temps: 2700 }

async function createRace() {
  const { id, slug } = await createCourse(t.db, t.clock.now, {
    editions: [
      {
        date_debut: '2026-06-20',
        epreuves: [
          {
            type: 'trail',
            distance: 40_000,
            denivele: 2000,
            heure_depart: '09:00',
            points: [{ type: 'ravito_complet', km: 20, nom: 'Le col', barriere_horaire: '12:30' }],
          },
        ],
      },
    ],
  })
  return { id: slug, epreuves_id: String(await findEpreuveOf(t.db, id)) }
}

async function createRunner({ niveau, temps }: { niveau?: Niveau; temps?: number }) {
  const user = await createUser(t.db)
  if (niveau) {
    await t.db
      .insert(profils)
      .values({ users_id: user.id, niveau })
      .onConflictDoUpdate({ target: profils.users_id, set: { niveau } })
  }
  if (temps) {
    const { id } = await createCourse(t.db, t.clock.now, {
      nom: 'Trail des Crêtes',
      editions: [
        {
          date_debut: '2025-06-01',
          epreuves: [{ type: 'trail', distance: 30_000, denivele: 1500 }],
        },
      ],
    })
    const line = { users_id: user.id, preuve: 'code' as const, temps }
    await createResultat(t.db, await findEpreuveOf(t.db, id), line)
  }
  return t.signIn(user)
}

it('the roadbook from results has the time, the interval and the weights of « Mon temps »', async () => {
  const params = await createRace()
  const { call } = await createRunner({ temps: 14_400, niveau: 'debutant' })
  const { data: sheet } = await call(MINE, { params })
  const { data: mine } = await call(MY_TIME, { params: { id: params.id } })
  const [{ courses, milieu, temps, fourchette, source_fourchette, barrieres } = {}] =
    mine?.epreuves ?? []
  expect(sheet).toMatchObject({ base: 'resultat', niveau: null, courses, milieu, temps })
  expect(sheet).toMatchObject({ fourchette, source_fourchette })
  expect(sheet?.courses).toMatchObject([{ nom: 'Trail des Crêtes', temps: 14_400 }])
  expect(sheet?.etapes[0]?.barriere).toEqual(barrieres?.[0]?.barriere)
})

it('stops are taken within the time of results, and beyond a quarter of it added', async () => {
  const params = await createRace()
  const { call } = await createRunner({ temps: 14_400 })
  const plan = async (arrets: string) => (await call(MINE, { params, query: { arrets } })).data
  const [none, short, many] = [await plan('0'), await plan('20'), await plan('600')]
  expect(short).toMatchObject({ temps: none?.temps, fourchette: none?.fourchette, arrets: 1200 })
  const [before, after] = [none, short].map((sheet) => sheet?.etapes[0]?.temps ?? 0)
  expect(after).toBeLessThan((before ?? 0) - 400)
  expect(many?.temps).toBe(Math.round(0.75 * (none?.temps ?? 0) + 36_000))
})

it('a target of the predicted time gives the passages of the roadbook from results', async () => {
  const params = await createRace()
  const { call } = await createRunner({ temps: 14_400 })
  const { data: sheet } = await call(MINE, { params, query: { depart: '08:00', arrets: '12' } })
  const temps = sheet?.temps ?? 0
  const objectif = `${Math.floor(temps / 3600)}:${String(Math.floor(temps / 60) % 60).padStart(2, '0')}:${String(temps % 60).padStart(2, '0')}`
  const { data: planned } = await t.call(OF_ALL, {
    params,
    query: { depart: '08:00', arrets: '12', objectif },
  })
  expect(planned.etapes.map(({ passage }) => passage)).toEqual(
    sheet?.etapes.map(({ passage }) => passage),
  )
})

it.each([
  ['nothing', {}, {}, null],
  ['a level', { niveau: 'confirme' }, {}, { base: 'niveau', niveau: 'confirme', courses: [] }],
  ['a level and a race that is given', { niveau: 'confirme' }, TEN, { base: 'resultat' }],
] as const)('the roadbook of a runner of whom %s is known', async (_, known, query, expected) => {
  const params = await createRace()
  const { call } = await createRunner(known)
  const { data } = await call(MINE, { params, query })
  if (expected) expect(data).toMatchObject(expected)
  else expect(data).toBeNull()
})

it('the roadbook of a level equals the public one, stops added', async () => {
  const params = await createRace()
  const { call } = await createRunner({ niveau: 'expert' })
  const { data: mine } = await call(MINE, { params })
  const { data: all } = await t.call(OF_ALL, { params, query: { niveau: 'expert' } })
  expect(mine).toEqual(all)
})

it('the roadbook of a route from results is for a chosen day', async () => {
  const points = [{ type: 'eau' as const, metres: 3000 }]
  const { slug } = await createParcours(t.db, t.clock.now, { points })
  const { call } = await createRunner({ temps: 14_400 })
  const query = { jour: '2026-12-20', depart: '16:30' }
  const { data } = await call(MINE_ON_ROUTE, { params: { id: slug }, query })
  expect(data).toMatchObject({ base: 'resultat', jour: '2026-12-20', depart: '16:30' })
})

it('a target without units is read in hours where minutes go with no such distance', async () => {
  const params = await createRace()
  const { data } = await t.call(OF_ALL, { params, query: { objectif: '5:15' } })
  expect(data).toMatchObject({ base: 'objectif', temps: 18_900, courses: [], milieu: 0 })
})

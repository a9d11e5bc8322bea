import { profils } from '@foulee/db/schema'
import type { Niveau } from '@foulee/domain/membres/profil'
import { createCourse, createUser, type NewEdition } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ENDPOINT = 'GET /api/courses/{id}/predictions'
const FEUILLE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const TEN = { distance: 10_000, temps: 2700 }
const POINTS = [
  { type: 'ravito_complet', km: 20, nom: 'Le col', barriere_horaire: '12:00' },
  { type: 'controle', km: 30 },
] as const
const TRAIL = {
  type: 'trail' as const,
  distance: 40_000,
  denivele: 2000,
  heure_depart: '09:00',
  points: [...POINTS],
  barriere_horaire: 9 * 3600,
}

const createRace = (...editions: NewEdition[]) =>
  createCourse(t.db, t.clock.now, { position: [5.72, 45.19], types: ['trail'], editions })

async function signIn(niveau?: Niveau) {
  const user = await createUser(t.db)
  if (niveau) {
    await t.db
      .insert(profils)
      .values({ users_id: user.id, niveau })
      .onConflictDoUpdate({ target: profils.users_id, set: { niveau } })
  }
  return t.signIn(user)
}

describe('predicted times of a race for a member', () => {
  it('the prediction is null without a race or a level', async () => {
    const { slug } = await createRace({ epreuves: [TRAIL] })
    const { call } = await signIn()
    expect((await call(ENDPOINT, { params: { id: slug } })).data).toBeNull()
  })

  it('the prediction equals the roadbook of the level, stops and barriers included', async () => {
    const { slug } = await createRace({ epreuves: [TRAIL] })
    const { call } = await signIn('confirme')
    const told = (await call(ENDPOINT, { params: { id: slug } })).data
    expect(told).toMatchObject({ base: 'niveau', niveau: 'confirme' })
    const [epreuve] = told?.epreuves ?? []
    const { data: feuille } = await t.call(FEUILLE, {
      params: { id: slug, epreuves_id: String(epreuve?.epreuves_id) },
      query: { niveau: 'confirme' },
    })
    expect(epreuve).toMatchObject({
      temps: feuille.temps,
      fourchette: feuille.fourchette,
      source_fourchette: 'hypothese',
      arrets: 300,
      has_trace: false,
    })
    const [col, , finish] = feuille.etapes
    expect(epreuve?.barrieres).toMatchObject([
      { metres: 20_000, nom: 'Le col', is_arrivee: false, barriere: col?.barriere },
      { metres: 40_000, is_arrivee: true, barriere: finish?.barriere },
    ])
    expect(epreuve?.barrieres[0]?.barriere.chance).toBeLessThan(
      epreuve?.barrieres[1]?.barriere.chance ?? 0,
    )
  })

  it('a given race takes precedence over the level', async () => {
    const { slug } = await createRace({ epreuves: [TRAIL] })
    const { call } = await signIn('debutant')
    const getPredictions = async (query: object) =>
      (await call(ENDPOINT, { params: { id: slug }, query })).data
    const [fast, slow] = [await getPredictions(TEN), await getPredictions({ ...TEN, temps: 3600 })]
    expect(fast).toMatchObject({ base: 'resultat', niveau: null })
    const [temps = 0, [from = 0, to = 0] = []] = [
      fast?.epreuves[0]?.temps,
      fast?.epreuves[0]?.fourchette,
    ]
    expect([from < temps, temps < to]).toEqual([true, true])
    expect(slow?.epreuves[0]?.temps).toBeGreaterThan(temps)
    expect(slow?.epreuves[0]?.barrieres[0]?.barriere.chance).toBeLessThan(
      fast?.epreuves[0]?.barrieres[0]?.barriere.chance ?? 0,
    )
  })

  it('climbs come from the route of the épreuve, unless it is hidden', async () => {
    const shown = await createParcours(t.db, t.clock.now)
    const hidden = await createParcours(t.db, t.clock.now, { etat: 0 })
    const { slug } = await createRace({
      epreuves: [
        { ...TRAIL, distance: 8000, points: [], parcours_id: shown.id },
        { ...TRAIL, distance: 8000, points: [], parcours_id: hidden.id },
      ],
    })
    const { call } = await signIn('expert')
    const told = (await call(ENDPOINT, { params: { id: slug } })).data
    expect(told?.epreuves.map(({ has_trace }) => has_trace)).toEqual([true, false])
  })

  it('predictions cover épreuves run by one person, of the given edition', async () => {
    const { slug, id } = await createRace(
      {
        date_debut: '2027-05-01',
        epreuves: [
          TRAIL,
          { ...TRAIL, type: 'relais' },
          { ...TRAIL, distance: null },
          { ...TRAIL, etat: -1 },
        ],
      },
      { date_debut: '2028-05-01', epreuves: [{ type: 'route', distance: 10_000 }] },
    )
    const { rows } = await t.db.$client.query<{ id: number }>(
      'select id from editions where courses_id = $1 order by date_debut',
      [id],
    )
    const { call } = await signIn('expert')
    const count = async (editions_id: number) => {
      const query = { editions_id: String(editions_id) }
      return (await call(ENDPOINT, { params: { id: slug }, query })).data?.epreuves.length
    }
    expect([await count(rows[0]?.id ?? 0), await count(rows[1]?.id ?? 0)]).toEqual([1, 1])
    expect(await count(2_000_000_000)).toBe(0)
  })
})

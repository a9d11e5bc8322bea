import type { Input } from '@foulee/contract/shared/call'
import {
  createCourse,
  type NewCourse,
  type NewEdition,
  type NewEpreuve,
} from '@foulee/testing/factories'
import { createParcours, type NewParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const OF_EPREUVE = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const OF_PARCOURS = 'GET /api/parcours/{id}/feuille-de-route'
type FeuilleQuery = NonNullable<Input<typeof OF_PARCOURS>['query']>

const POINTS = [
  { type: 'ravito_complet', km: 20, nom: 'Le col', barriere_horaire: '12:00' },
  { type: 'assistance', km: 20, nom: 'Le col' },
  { type: 'controle', km: 10, nom: 'Le pont' },
] as const

async function createRace(
  epreuve: NewEpreuve = {},
  course: NewCourse = {},
  edition: Partial<NewEdition> = {},
) {
  const { id, slug } = await createCourse(t.db, t.clock.now, {
    position: [5.72, 45.19],
    ...course,
    editions: [
      {
        date_debut: '2026-06-20',
        editions_fin: '2026-06-21',
        ...edition,
        epreuves: [
          {
            type: 'trail',
            distance: 40_000,
            denivele: 2000,
            heure_depart: '09:00',
            points: [...POINTS],
            ...epreuve,
          },
        ],
      },
    ],
  })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select e.id from epreuves e join editions d on d.id = editions_id where courses_id = $1',
    [id],
  )
  return { id: slug, epreuves_id: String(rows[0]?.id) }
}
type Race = Awaited<ReturnType<typeof createRace>>

const getFeuille = async (params: Race, query: FeuilleQuery = {}) =>
  (await t.call(OF_EPREUVE, { params, query })).data
const clocks = ({ etapes }: Awaited<ReturnType<typeof getFeuille>>) =>
  etapes.map(({ passage }) => passage.heure)

describe('sheet of an épreuve with figures alone', () => {
  it.each([
    [
      'its own day and hour',
      { date_depart: '2026-06-21', heure_depart: '07:30' },
      {},
      '2026-06-21 07:30',
    ],
    [
      'the hour of its edition',
      { heure_depart: null },
      { heure_depart: '18:00' },
      '2026-06-20 18:00',
    ],
    [
      'no day once the edition has none',
      { date_depart: '2026-06-21' },
      { date_inconnue: true },
      'null 09:00',
    ],
  ])(
    'the sheet of an edition of several days starts at %s',
    async (_, epreuve, edition, expected) => {
      const { jour, depart } = await getFeuille(await createRace(epreuve, {}, edition))
      expect(`${jour} ${depart}`).toBe(expected)
    },
  )

  it('the sheet goes from point to point to the finish, merging those of one place', async () => {
    const sheet = await getFeuille(await createRace())
    expect(sheet).toMatchObject({
      jour: '2026-06-20',
      depart: '09:00',
      is_depart_suppose: false,
      has_trace: false,
    })
    expect(
      sheet.etapes.map(({ metres, nom, types, is_arrivee, troncon }) => [
        metres,
        nom,
        types.length,
        is_arrivee,
        troncon.distance,
        troncon.denivele,
      ]),
    ).toEqual([
      [10_000, 'Le pont', 1, false, 10_000, null],
      [20_000, 'Le col', 2, false, 10_000, null],
      [40_000, null, 0, true, 20_000, null],
    ])
  })

  it('the sheet meets a given time, stops included', async () => {
    const race = await createRace()
    const sheet = await getFeuille(race, { objectif: '5h', arrets: '12' })
    expect(sheet).toMatchObject({ base: 'objectif', temps: 18_000, arrets: 720 })
    expect(sheet).toMatchObject({ fourchette: null, source_fourchette: null })
    const [bridge, col, finish] = sheet.etapes
    expect(finish).toMatchObject({ temps: 18_000, passage: { heure: '14:00', jour: 0 } })
    // Even ground and fatigue: the first half is a little faster than the second.
    expect(col?.temps).toBeGreaterThan(7800)
    expect(col?.temps).toBeLessThan(8640)
    expect([bridge?.arret, col?.arret]).toEqual([null, 720])
  })

  it('the sheet tells the margin at a barrier', async () => {
    const race = await createRace()
    const near = (await getFeuille(race, { objectif: '5h', arrets: '0' })).etapes[1]
    const late = (await getFeuille(race, { objectif: '5h', arrets: '60' })).etapes[1]
    expect(near?.barriere).toMatchObject({
      heure: '12:00',
      jour: 0,
      limite: 10_800,
      chance: null,
    })
    expect(near?.barriere?.marge).toBe(3 * 3600 - (near?.temps ?? 0))
    expect(late?.barriere?.marge).toBeLessThan((near?.barriere?.marge ?? 0) - 1500)
    // A later wave has the same clock time of the barrier.
    const wave = (await getFeuille(race, { objectif: '5h', arrets: '0', depart: '10:30' }))
      .etapes[1]
    expect(wave?.barriere?.marge).toBe((near?.barriere?.marge ?? 0) - 5400)
    expect(wave?.barriere?.marge).toBeLessThan(0)
  })

  it('the sheet counts the last barrier from the start', async () => {
    const race = await createRace({ barriere_horaire: 6 * 3600 })
    expect((await getFeuille(race, { objectif: '5h' })).etapes.at(-1)?.barriere).toMatchObject({
      heure: '15:00',
      jour: 0,
      limite: 21_600,
      marge: 3600,
    })
  })

  it('the sheet uses a level otherwise, with its uncertainty', async () => {
    const race = await createRace()
    const [usual, expert] = [await getFeuille(race), await getFeuille(race, { niveau: 'expert' })]
    expect(usual).toMatchObject({ base: 'niveau', niveau: 'intermediaire' })
    expect(usual.source_fourchette).toBe('hypothese')
    expect(expert.temps).toBeLessThan(usual.temps)
    const [fast = 0, slow = 0] = usual.fourchette ?? []
    // A level is imprecise: a fifth earlier or later, without stops.
    expect((slow - usual.arrets) / (usual.temps - usual.arrets)).toBeGreaterThan(1.2)
    expect((usual.temps - usual.arrets) / (fast - usual.arrets)).toBeGreaterThan(1.2)
    const [before, after] = usual.etapes[1]?.entre ?? []
    const passage = usual.etapes[1]?.passage.heure ?? ''
    expect([before && before.heure < passage, after && passage < after.heure]).toEqual([true, true])
    const [sure, unsure] = [expert, usual].map(({ etapes }) => etapes[1]?.barriere?.chance ?? 0)
    expect(sure).toBeGreaterThan(unsure ?? 1)
  })

  it('the sheet uses the total climb', async () => {
    const [flat, steep] = [await createRace({ denivele: 0 }), await createRace({ denivele: 3000 })]
    expect((await getFeuille(steep)).temps).toBeGreaterThan(1.2 * (await getFeuille(flat)).temps)
  })

  it('the sheet runs through a night into the next day', async () => {
    const points = [
      { type: 'base_de_vie', km: 20, nom: 'Le lac', barriere_horaire: '02:00', barriere_jour: 1 },
    ] as const
    const race = await createRace({ heure_depart: '20:00', points: [...points] })
    const sheet = await getFeuille(race, { objectif: '10h', arrets: '0' })
    expect(sheet.soleil).toEqual({ lever: '05:49', coucher: '21:28' })
    const [lake, finish] = sheet.etapes
    expect(finish?.passage).toEqual({ heure: '06:00', jour: 1 })
    expect(lake?.barriere?.jour).toBe(1)
    const dark = (lake?.troncon.nuit ?? 0) + (finish?.troncon.nuit ?? 0)
    expect(Math.abs(dark - 8.33 * 3600)).toBeLessThan(300)
  })

  it('the sheet uses local time, also abroad, and no sun without a position', async () => {
    const reunion = await createRace({}, { departement: '974', position: [55.5, -21.1] })
    const abroad = { pays: 'CA', departement: null }
    const quebec = await createRace({}, { ...abroad, position: [-71, 46] })
    const away = await createRace({}, { ...abroad, position: null })
    const [there, elsewhere] = [
      await getFeuille(reunion),
      await getFeuille(away, { objectif: '5h' }),
    ]
    expect((await getFeuille(quebec)).soleil?.lever).toMatch(/^0[4-7]:/)
    expect(there.soleil?.lever).toMatch(/^06:5/)
    expect(elsewhere).toMatchObject({ soleil: null })
    expect(elsewhere.etapes[0]?.troncon.nuit).toBeNull()
    expect(clocks(elsewhere).at(-1)).toBe('14:00')
  })
})

describe('sheet of an épreuve with a route', () => {
  it('the climb of each leg follows the ground, stretched to the announced length', async () => {
    const { id } = await createParcours(t.db, t.clock.now)
    const points = [{ type: 'controle', km: 5, nom: 'Le sommet' }] as const
    const race = await createRace({ parcours_id: id, distance: 10_000, points: [...points] })
    const sheet = await getFeuille(race)
    const [up, down] = sheet.etapes.map(({ troncon }) => troncon)
    expect(sheet.has_trace).toBe(true)
    expect(Math.abs((up?.denivele ?? 0) - 250)).toBeLessThan(15)
    expect(up?.denivele_negatif).toBeLessThan(15)
    expect(Math.abs((down?.denivele_negatif ?? 0) - 250)).toBeLessThan(15)
    expect(sheet.etapes[0]?.temps).toBeGreaterThan(0.53 * sheet.temps)
  })

  it('a hidden route is not shown by the race', async () => {
    const { id } = await createParcours(t.db, t.clock.now, { etat: 0 })
    const race = await createRace({ parcours_id: id })
    expect((await getFeuille(race)).has_trace).toBe(false)
    const gpx = `/api/courses/${race.id}/epreuves/${race.epreuves_id}/feuille-de-route/gpx`
    expect((await t.inject({ url: gpx })).json()).toMatchObject({ code: 'trace_absente' })
  })

  it('the file names its points by time of passage', async () => {
    const { id } = await createParcours(t.db, t.clock.now)
    const points = [
      { type: 'ravito_liquide', km: 4, nom: 'Le col & le lac', barriere_horaire: '11:30' },
    ] as const
    const limits = { distance: 8000, barriere_horaire: 4 * 3600 }
    const race = await createRace({ parcours_id: id, ...limits, points: [...points] })
    const url = `/api/courses/${race.id}/epreuves/${race.epreuves_id}/feuille-de-route/gpx?objectif=1h`
    const { body, headers } = await t.inject({ url })
    const [col, finish] = (await getFeuille(race, { objectif: '1h' })).etapes
    const [hours, minutes] = (col?.passage.heure ?? '').split(':')
    expect(body).toContain(`<name>${Number(hours)}h${minutes} Le col &amp; le lac</name>`)
    expect(finish?.passage.heure).toBe('10:00')
    expect(body).toContain('<name>10h Arrivée</name>')
    expect(body.match(/<wpt /g)).toHaveLength(2)
    expect(body).toContain('à quitter avant 11h30, soit 2h30 après le départ')
    expect(body).toContain('arriver avant 13h, soit 4h après le départ')
    expect(body.match(/<trkpt /g)?.length).toBeGreaterThan(100)
    expect(body).toContain('<sym>Drinking Water</sym>')
    expect(headers['content-disposition']).toContain('feuille-de-route.gpx')
  })
})

describe('sheet of a route', () => {
  const getParcoursFeuille = async (input: NewParcours, query: FeuilleQuery = {}) => {
    const { slug } = await createParcours(t.db, t.clock.now, input)
    return (await t.call(OF_PARCOURS, { params: { id: slug }, query })).data
  }
  const points = [
    { type: 'sommet', nom: 'Le sommet', metres: 4000 },
    { type: 'eau', nom: 'La source', metres: 1000 },
  ] as const

  it('the sheet has no day by default', async () => {
    const input = { points: [...points] }
    const [byDefault, chosen] = [
      await getParcoursFeuille(input),
      await getParcoursFeuille(input, {
        jour: '2026-12-20',
        depart: '16:30',
        objectif: '1h10',
        arrets: '5',
      }),
    ]
    expect(byDefault).toMatchObject({
      course: null,
      jour: null,
      soleil: null,
      depart: '08:00',
      is_depart_suppose: true,
    })
    expect(byDefault.etapes.map(({ nom, arret }) => [nom, arret])).toEqual([
      ['La source', 0],
      ['Le sommet', null],
      [null, null],
    ])
    expect(chosen).toMatchObject({ jour: '2026-12-20', arrets: 300, temps: 4200 })
    expect(chosen.soleil?.coucher).toMatch(/^16:5/)
    expect(chosen.etapes.at(-1)?.troncon.nuit).toBeGreaterThan(600)
  })

  it('the sheet of a route with hidden ends covers the visible part alone', async () => {
    const sheet = await getParcoursFeuille({ rayon_masque: 500, points: [...points] })
    expect(sheet.distance).toBeLessThan(7300)
    expect(sheet.etapes.at(-1)?.metres).toBe(sheet.distance)
  })

  it.each([
    ['has no points', {}],
    ['has no file', { track: null }],
  ])('the sheet is absent when the route %s', async (_, input) => {
    await expect(getParcoursFeuille(input)).rejects.toMatchObject({ code: 'feuille_absente' })
  })
})

describe('refusals of the sheet', () => {
  it.each([
    [{ objectif: 'vite' }, 'objectif'],
    [{ objectif: '40 min' }, 'objectif'],
    [{ objectif: '3h', arrets: '180' }, 'objectif'],
    [{ depart: '25:00' }, 'depart'],
    [{ niveau: 'elite' }, 'niveau'],
    [{ arrets: '5;3' }, 'arrets'],
  ])('a setting is refused: %j', async (query, field) => {
    const { id, epreuves_id } = await createRace()
    const search = new URLSearchParams(query as Record<string, string>)
    const url = `/api/courses/${id}/epreuves/${epreuves_id}/feuille-de-route?${search}`
    const { statusCode, ...answer } = await t.inject({ url })
    expect([statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  })

  it.each([
    ['an épreuve without points', { points: [] }],
    ['a triathlon, which is not run', { type: 'triathlon' as const }],
    ['an épreuve without a length', { distance: null }],
  ])('an épreuve is refused: %s', async (_, epreuve) => {
    await expect(getFeuille(await createRace(epreuve))).rejects.toMatchObject({
      code: 'feuille_absente',
    })
  })

  it('an épreuve of another race or of a draft is refused', async () => {
    const [race, other] = [await createRace(), await createRace()]
    await expect(getFeuille({ ...race, epreuves_id: other.epreuves_id })).rejects.toMatchObject({
      code: 'epreuve_introuvable',
    })
    await expect(getFeuille(await createRace({}, { etat: 0 }))).rejects.toMatchObject({
      code: 'course_introuvable',
    })
  })
})

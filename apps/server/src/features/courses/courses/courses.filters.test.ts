import type { Input } from '@foulee/contract/shared/call'
import type { Pratique } from '@foulee/domain/courses/pratique'
import {
  createCourse,
  createOrganisateur,
  createUser,
  dayFrom,
  type NewCourse,
  type NewEdition,
  type NewEpreuve,
  nextName,
} from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { buildOrganisateurs } from './courses.queries.ts'

type Query = NonNullable<Input<'GET /api/courses'>['query']>

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const race = (mot: string, nom: string, input: NewCourse = {}) =>
  createCourse(t.db, t.clock.now, { nom: `${nom} ${mot}`, ...input })
const onEpreuves = (...epreuves: NewEpreuve[]): NewCourse => ({ editions: [{ epreuves }] })
const offers = (pratique: Pratique): NewCourse => ({ pratique })
const onEdition = (edition: NewEdition): NewCourse => ({ editions: [edition] })

async function find(mot: string, query: Query): Promise<string[]> {
  const { data, nb } = await t.call('GET /api/courses', { query: { texte: mot, ...query } })
  expect(nb).toBe(data.length)
  return data.map(({ nom }) => nom.split(' ')[0] ?? '')
}

const day = (days: number) => dayFrom(new Date('2026-03-16T09:00:00Z'), days)
const FAR: [number, number] = [2.35, 48.85]

const ONE_FILTER: [Query, fits: NewCourse, not: NewCourse][] = [
  [{ type: 'route' }, onEpreuves({ type: 'route' }), onEpreuves({ type: 'trail' })],
  [{ type: 'relais' }, { types: ['relais'] }, { types: ['cross'] }],
  [{ type: ['cross', 'relais'] }, { types: ['relais'] }, { types: ['nature'] }],
  [{ distance_min: 10_000 }, onEpreuves({ distance: 10_000 }), onEpreuves({ distance: 9_999 })],
  [{ distance_max: 10_000 }, onEpreuves({ distance: 10_000 }), onEpreuves({ distance: 10_001 })],
  [{ distance_max: 10_000 }, onEpreuves({ distance: 1 }), onEpreuves({ distance: null })],
  [{ distance_min: 1 }, onEpreuves({ distance: 1 }), onEpreuves({ distance: null })],
  [{ denivele_min: 500 }, onEpreuves({ denivele: 500 }), onEpreuves({ denivele: 499 })],
  [{ denivele_max: 500 }, onEpreuves({ denivele: 0 }), onEpreuves({ denivele: null })],
  [
    { km_effort_min: 29 },
    onEpreuves({ distance: 20_000, denivele: 900 }),
    onEpreuves({ distance: 20_000, denivele: 800 }),
  ],
  [
    { km_effort_max: 29 },
    onEpreuves({ distance: 20_000, denivele: 900 }),
    onEpreuves({ distance: 20_000, denivele: 1_000 }),
  ],
  [{ prix_max: 2_500 }, onEpreuves({ prix: 2_500 }), onEpreuves({ prix: 2_501 })],
  [{ prix_min: 2_500 }, onEpreuves({ prix: 2_500 }), onEpreuves({ prix: null })],
  [{ date_min: day(30) }, onEdition({ date_debut: day(30) }), onEdition({ date_debut: day(29) })],
  [{ date_max: day(30) }, onEdition({ date_debut: day(30) }), onEdition({ date_debut: day(31) })],
  [{ date_min: day(-900) }, onEdition({ date_debut: day(1) }), { editions: [] }],
  [{ departement: '73' }, { code_postal: '73000' }, { code_postal: '38000' }],
  [{ departement: '2A' }, { code_postal: '20000' }, { code_postal: '20200' }],
  [{ region: '93' }, { code_postal: '05000' }, { code_postal: '38000' }],
  [
    { surfaces: 'path' },
    onEpreuves({ surfaces: { path: 0.1, road: 0.9 } }),
    onEpreuves({ surfaces: { road: 1 } }),
  ],
  [{ services: 'douches' }, offers({ douches: 'Au gymnase.' }), offers({ toilettes: 'Au stade.' })],
  [
    { services: 'douches' },
    offers({ douches: 'Au gymnase.' }),
    offers({ douches: 'Pas de douches.' }),
  ],
  [
    { services: ['douches', 'consigne'] },
    offers({ douches: 'Au gymnase.', consigne: 'Au stade.' }),
    offers({ douches: 'Au gymnase.' }),
  ],
  [
    { label_ffa: '1' },
    onEpreuves({ label_niveau: 'national', label_annee: 2026 }),
    onEpreuves({ label_niveau: 'national' }),
  ],
  [
    { inscription_ouverte: true },
    onEdition({ url_inscription: 'https://exemple.fr' }),
    onEdition({
      url_inscription: 'https://exemple.fr',
      inscription_ouverture: `${day(5)}T08:00:00Z`,
    }),
  ],
  [{ autour: '5.72,45.18,30' }, { position: [5.9, 45.0] }, { position: [6.4, 45.18] }],
  [{ autour: '5.72,45.18,30' }, { position: [5.72, 45.18] }, { position: null }],
  [{ zone: '5,45,6,46' }, { position: [5.99, 45.01] }, { position: [6.01, 45.5] }],
]

describe('filters of the list of races', () => {
  it.each(ONE_FILTER)('the filter %j keeps matching races alone', async (query, fits, not) => {
    const mot = newWord()
    await race(mot, 'Oui', fits)
    await race(mot, 'Non', not)
    expect((await find(mot, {})).toSorted()).toEqual(['Non', 'Oui'])
    expect(await find(mot, query)).toEqual(['Oui'])
  })

  it('distance, climb and price must match the same épreuve', async () => {
    const mot = newWord()
    await race(mot, 'Une', onEpreuves({ distance: 40_000, denivele: 2_000, prix: 5_000 }))
    await race(
      mot,
      'Deux',
      onEpreuves({ distance: 40_000, denivele: 100 }, { distance: 10_000, denivele: 2_000 }),
    )
    const query = { distance_min: 30_000, denivele_min: 1_500 }
    expect(await find(mot, query)).toEqual(['Une'])
    expect(await find(mot, { ...query, prix_max: 4_999 })).toEqual([])
  })

  it.each([
    [-1, []],
    [0, ['Etapes']],
    [1, ['Etapes']],
    [2, ['Etapes']],
    [3, []],
  ])('a race of three days matches on each of them (day %i)', async (days, found) => {
    const mot = newWord()
    await race(mot, 'Etapes', onEdition({ date_debut: day(20), editions_fin: day(22) }))
    expect(await find(mot, { date_min: day(20 + days), date_max: day(20 + days) })).toEqual(found)
  })

  it('filters combine', async () => {
    const mot = newWord()
    const fits: NewCourse = {
      code_postal: '73000',
      position: [5.9, 45.5],
      editions: [
        {
          date_debut: day(30),
          url_inscription: 'https://exemple.fr',
          epreuves: [
            {
              type: 'trail',
              distance: 30_000,
              denivele: 1_500,
              prix: 3_000,
              surfaces: { path: 1 },
              label_niveau: 'regional',
              label_annee: 2026,
            },
          ],
        },
      ],
    }
    await race(mot, 'Oui', fits)
    await race(mot, 'Ailleurs', { ...fits, position: FAR })
    await race(mot, 'Nord', { ...fits, code_postal: '59000' })
    await race(mot, 'Complet', { ...fits, editions: [{ ...fits.editions?.[0], annulee: true }] })
    const query: Query = {
      type: 'trail',
      distance_min: 30_000,
      distance_max: 30_000,
      denivele_max: 1_500,
      km_effort_min: 45,
      date_min: day(30),
      date_max: day(30),
      departement: ['38', '73'],
      region: '84',
      surfaces: 'path',
      label_ffa: true,
      inscription_ouverte: true,
      ...{
        prix_min: 1,
        prix_max: 3_000,
        autour: '5.9,45.5,10',
        zone: '5,45,6,46',
        tri: 'distance',
      },
    }
    expect(await find(mot, query)).toEqual(['Oui'])
  })

  it('crossed bounds match nothing', async () => {
    const mot = newWord()
    await race(mot, 'Une')
    expect(await find(mot, { distance_min: 30_000, distance_max: 10_000 })).toEqual([])
  })
})

describe('filters of the panel', () => {
  it('options count public races alone', async () => {
    const count = async () => {
      const { data } = await t.call('GET /api/filtres/courses')
      const nbOf = (filter: string, option: string) => data[filter]?.possibles[option]?.nb ?? 0
      return [nbOf('departement', '976'), nbOf('type', 'marche'), nbOf('surfaces', 'sand')]
    }
    const [departement = 0, type = 0, surface = 0] = await count()
    const mot = newWord()
    const input: NewCourse = {
      code_postal: '97600',
      ...onEpreuves({ type: 'marche', surfaces: { sand: 1 } }, { type: 'marche' }),
    }
    await race(mot, 'Publiee', input)
    await race(mot, 'Annulee', { ...input, etat: -1 })
    for (const etat of [null, 0, 1, 50]) await race(mot, 'Cachee', { ...input, etat })
    await expect.poll(count).toEqual([departement + 2, type + 2, surface + 2])
  })

  it('each filter is named in French', async () => {
    const { data } = await t.call('GET /api/filtres/courses')
    expect(data.distance).toMatchObject({ type: 'range', nom: 'Distance' })
    expect(data.tri?.possibles).toMatchObject({ pertinence: { nom: 'Pertinence', nb: null } })
    expect(Object.keys(data)).toHaveLength(17)
  })
})

describe('search of organisers', () => {
  const search = async (recherche: string) => {
    const { call } = await t.signIn(await createUser(t.db))
    return call('POST /api/courses/organisateurs/list', { body: { recherche } })
  }

  it.each([
    ['its name', (nom: string) => nom],
    ['a part of it, in capitals', (nom: string) => nom.toUpperCase().slice(4)],
    ['one typo', (nom: string) => nom.replace('que', 'qeu')],
  ])('an organiser is found by %s', async (_, write) => {
    const nom = `Comité ${newWord()}`
    const { id } = await createOrganisateur(t.db, { nom })
    const { data, nb } = await search(write(nom))
    expect(data[0]).toMatchObject({ id, nom })
    expect(nb).toBeGreaterThanOrEqual(1)
  })

  it('an organiser is found by town, the closest name first', async () => {
    const ville = `Saint-${newWord()}`
    for (const nom of ['Union', 'Amicale']) await createOrganisateur(t.db, { nom, ville })
    const { data, nb } = await search(ville)
    expect(data.map(({ nom }) => nom)).toEqual(['Amicale', 'Union'])
    expect(nb).toBe(2)
  })

  it.each([
    ['its name', (nom: string) => nom],
    ['a beginning of it, in capitals', (nom: string) => nom.slice(0, -2).toUpperCase()],
    ['one typo', (nom: string) => nom.replace('que', 'qeu')],
  ])('an organiser is found by %s of a public race, which the result names', async (_, write) => {
    const nom = `Trail de Sàint-${newWord()}que`
    const other = await createOrganisateur(t.db, { nom: 'Les Amis du sentier' })
    const own = await createOrganisateur(t.db, { nom: `Comité ${nom}` })
    const hidden = await createOrganisateur(t.db, { nom: 'Les Amis cachés' })
    for (const organisateurs_id of [other.id, own.id]) {
      await createCourse(t.db, t.clock.now, { nom, organisateurs_id })
    }
    await createCourse(t.db, t.clock.now, { nom, organisateurs_id: hidden.id, etat: 0 })
    const { data } = await search(write(nom))
    const ours = [own.id, other.id, hidden.id]
    expect(
      data.filter(({ id }) => ours.includes(id)).map(({ id, course }) => [id, course]),
    ).toEqual([
      [own.id, null],
      [other.id, nom],
    ])
  })

  it('an organiser is found by « st » for « saint » in the name of a race', async () => {
    const mot = newWord()
    const { id } = await createOrganisateur(t.db)
    const nom = `Foulées de Saint-${mot}`
    await createCourse(t.db, t.clock.now, { nom, organisateurs_id: id })
    const { data } = await search(`foulees st ${mot}`)
    expect(data.map((item) => [item.id, item.course])).toEqual([[id, nom]])
  })

  it('the search of organisers uses an index', async () => {
    const plan = await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.execute<Record<string, string>>(
        sql`explain ${buildOrganisateurs('trail des crêtes', '(trail:*) & (cretes:*)', 10)}`,
      )
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toContain('organisateurs_recherche_idx')
    expect(plan).not.toContain('Seq Scan on organisateurs')
  })

  it.each(['%', '_', '\\', '%%%'])(
    'the search %j does not match all organisers',
    async (recherche) => {
      await createOrganisateur(t.db)
      expect((await search(recherche)).nb).toBe(0)
    },
  )
})

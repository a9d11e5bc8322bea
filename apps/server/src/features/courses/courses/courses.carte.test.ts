import {
  createCourse,
  createOrganisateur,
  type NewCourse,
  nextName,
} from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { readTile, tileAt } from '#test/test-tiles.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const race = (mot: string, input: NewCourse = {}) =>
  createCourse(t.db, t.clock.now, { nom: `Course ${mot}`, ...input })

async function readLayers(tile: ReturnType<typeof tileAt>, texte: string) {
  const featuresOf = await readTile(t, 'courses', tile, texte)
  const placed = (name: string) =>
    featuresOf(name).map(({ places, ...feature }) => ({ ...feature, place: places[0] ?? [] }))
  return { groupes: placed('groupes'), departs: placed('departs') }
}

const HERE: [number, number] = [5.7245, 45.1885]
const PARIS: [number, number] = [2.35, 48.85]

describe('map of races at low zoom', () => {
  it('races are counted groups at the mean position of their starts', async () => {
    const mot = newWord()
    await race(mot)
    await race(mot, { position: [5.7265, 45.1905] })
    await race(mot, { position: PARIS })
    await race(mot, { etat: 0 })
    await race(mot, { position: null })
    const counts = async (z: number) =>
      (await readLayers(tileAt(z, HERE), mot)).groupes.map(({ properties }) => properties?.nb)
    expect(await counts(9)).toEqual([2])
    expect((await counts(4)).toSorted()).toEqual([1, 2])
    expect(await counts(0)).toEqual([3])
    const [group] = (await readLayers(tileAt(9, HERE), mot)).groupes
    expect(group?.place[0]).toBeCloseTo(5.7255, 3)
    expect(group?.place[1]).toBeCloseTo(45.1895, 3)
  })

  it('a group of one race carries its id, at its exact place', async () => {
    const mot = newWord()
    const { id } = await race(mot, { types: ['triathlon'] })
    for (const z of [6, 10]) {
      const [group] = (await readLayers(tileAt(z, HERE), mot)).groupes
      expect(group).toMatchObject({ id, properties: { nb: 1, kind: 'triathlon' } })
      expect(group?.place[0]).toBeCloseTo(HERE[0], z === 6 ? 2 : 3)
      expect(group?.place[1]).toBeCloseTo(HERE[1], z === 6 ? 2 : 3)
    }
  })

  it('a new race shows at once', async () => {
    const mot = newWord()
    const count = async (z: number) =>
      (await readLayers(tileAt(z, HERE), mot)).groupes[0]?.properties?.nb
    await race(mot)
    expect([await count(3), await count(8)]).toEqual([1, 1])
    await race(mot)
    await t.syncChanges()
    expect([await count(3), await count(8)]).toEqual([2, 2])
  })
})

it('many races in one spot stay a group until a high zoom', async () => {
  const mot = newWord()
  const { id: organisateurs_id } = await createOrganisateur(t.db)
  for (let made = 0; made < 121; made++) await race(mot, { organisateurs_id })
  const at = async (z: number) => {
    const { groupes, departs } = await readLayers(tileAt(z, HERE), mot)
    return [groupes.map(({ properties }) => properties?.nb), departs.length]
  }
  expect(await at(11)).toEqual([[121], 0])
  expect(await at(13)).toEqual([[121], 0])
  expect(await at(14)).toEqual([[], 121])
})

describe('map of races at high zoom', () => {
  it('races are drawn one by one, those of one town with their number', async () => {
    const mot = newWord()
    const { id, slug } = await race(mot, { types: ['trail'] })
    const other = await race(mot, { types: ['route'] })
    const alone = await race(mot, { position: [5.73, 45.19], types: [], editions: [] })
    await race(mot, { etat: 0 })
    const { departs, groupes } = await readLayers(tileAt(11, HERE), mot)
    expect(groupes).toEqual([])
    expect(departs.toSorted((a, b) => Number(a.id) - Number(b.id))).toMatchObject([
      { id, properties: { slug, kind: 'trail', nb: 2 } },
      { id: other.id, properties: { kind: 'route', nb: 2 } },
      { id: alone.id, properties: { kind: 'autre', nb: 1 } },
    ])
    expect(departs[0]?.place[0]).toBeCloseTo(HERE[0], 3)
    expect(departs[0]?.place[1]).toBeCloseTo(HERE[1], 3)
  })

  it('a race on the edge of two tiles is in one of them', async () => {
    const mot = newWord()
    const { z, x, y } = tileAt(14, HERE)
    await race(mot, { position: [(x / 2 ** z) * 360 - 180, HERE[1]] })
    const west = await readLayers({ z, x: x - 1, y }, mot)
    const east = await readLayers({ z, x, y }, mot)
    expect(west.departs.length + east.departs.length).toBe(1)
  })

  it('a race that moves is drawn at its new place', async () => {
    const mot = newWord()
    await race(mot, { position: PARIS })
    expect((await readLayers(tileAt(12, PARIS), mot)).departs).toHaveLength(1)
    expect((await readLayers(tileAt(12, HERE), mot)).departs).toHaveLength(0)
  })
})

describe.each([
  ['far', 6, 'groupes'],
  ['near', 12, 'departs'],
] as const)('map filters, %s', (_, z, layer) => {
  it('filters of the list apply to the tile, its zone does not', async () => {
    const mot = newWord()
    await race(mot, {
      editions: [{ date_debut: '2099-05-01', epreuves: [{ type: 'trail', distance: 30_000 }] }],
    })
    const count = async (query: string) =>
      (await readLayers(tileAt(z, HERE), `${mot}${query}`))[layer].length
    expect(await count('&type=trail&zone=0,0,1,1')).toBe(1)
    expect(await count('&type=triathlon')).toBe(0)
    expect(await count('&distance_min=31000')).toBe(0)
    expect(await count('&distance_min=29000&date_min=2099-01-01')).toBe(1)
    expect(await count('&date_max=2098-12-31')).toBe(0)
    expect(await count('&autour=5.72,45.18,20')).toBe(1)
    expect(await count('&autour=2.35,48.85,20')).toBe(0)
  })
})

it.each(['1/2/0', '1/0/2', '19/0/0', 'a/0/0', '3/-1/0'])(
  'the invalid address %s is no tile',
  async (address) => {
    expectFailure(await t.inject({ url: `/api/courses/tuiles/${address}` }), 'champs_invalides')
  },
)

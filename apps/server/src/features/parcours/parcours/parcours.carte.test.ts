import { invalidate } from '@foulee/db/invalidation'
import { nextName } from '@foulee/testing/factories'
import { createParcours, makeLoop, type NewParcours } from '@foulee/testing/parcours'
import { distanceBetween } from '@foulee/trace/distance'
import { simulateTrack } from '@foulee/trace/simulated-track'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { readTile, tileAt } from '#test/test-tiles.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const route = (mot: string, input: NewParcours = {}) =>
  createParcours(t.db, t.clock.now, { titre: `Tour ${mot}`, ...input })

async function readLayers(tile: ReturnType<typeof tileAt>, texte: string) {
  const featuresOf = await readTile(t, 'parcours', tile, texte)
  return {
    groupes: featuresOf('groupes'),
    lignes: featuresOf('lignes'),
    departs: featuresOf('departs'),
  }
}

const HERE: [number, number] = [5.7245, 45.1885]

describe('map of routes at low zoom', () => {
  it('routes are counted groups at the mean position of their starts', async () => {
    const mot = newWord()
    await route(mot)
    await route(mot, { track: makeLoop([5.7249, 45.1889]) })
    await route(mot, { track: makeLoop([2.35, 48.85]) })
    await route(mot, { etat: 0 })
    const counts = async (z: number) =>
      (await readLayers(tileAt(z, HERE), mot)).groupes.map(({ properties }) => properties?.nb)
    expect(await counts(8)).toEqual([2])
    expect((await counts(4)).toSorted()).toEqual([1, 2])
    expect(await counts(0)).toEqual([3])
    const [group] = (await readLayers(tileAt(8, HERE), mot)).groupes
    const [lon, lat] = group?.places[0] ?? [0, 0]
    expect(distanceBetween(lon, lat, 5.7247, 45.1887)).toBeLessThan(20)
  })

  it('a group of one route carries its id', async () => {
    const mot = newWord()
    const { id } = await route(mot)
    expect((await readLayers(tileAt(6, HERE), mot)).groupes[0]).toMatchObject({
      id,
      properties: { nb: 1 },
    })
  })

  it('a new route shows at once', async () => {
    const mot = newWord()
    const count = async () => (await readLayers(tileAt(3, HERE), mot)).groupes[0]?.properties?.nb
    await route(mot)
    expect(await count()).toBe(1)
    await route(mot)
    await t.syncChanges()
    expect(await count()).toBe(2)
  })
})

it('many routes in one spot stay groups until a high zoom', async () => {
  const mot = newWord()
  for (let made = 0; made < 121; made++) await route(mot)
  const at = async (z: number) => {
    const { groupes, lignes } = await readLayers(tileAt(z, HERE), mot)
    return [groupes.map(({ properties }) => properties?.nb), lignes.length]
  }
  expect(await at(9)).toEqual([[121], 0])
  expect(await at(12)).toEqual([[121], 0])
  expect(await at(13)).toEqual([[], 121])
})

describe('map of routes at high zoom', () => {
  it('routes are lines, within a pixel of those on their page', async () => {
    const mot = newWord()
    const { id, slug } = await route(mot)
    const { lignes, departs } = await readLayers(tileAt(11, HERE), mot)
    expect(lignes[0]).toMatchObject({ id, properties: { slug } })
    expect(departs[0]).toMatchObject({ id, properties: { slug } })
    const middle: [number, number] = [HERE[0], HERE[1] + 1273.2 / 111_195]
    for (const [lon, lat] of lignes[0]?.places ?? []) {
      expect(Math.abs(distanceBetween(lon, lat, ...middle) - 1273.2)).toBeLessThan(35)
    }
  })

  it('a long route is cut to its tile, and shows in every tile that it crosses', async () => {
    const mot = newWord()
    await route(mot, { track: simulateTrack({ length: 60_000, start: [5.7, 45.1] }) })
    const north: [number, number] = [5.7, 45.5]
    const there = await readLayers(tileAt(12, north), mot)
    expect(there.lignes).toHaveLength(1)
    expect(there.departs).toHaveLength(0)
    for (const [lon, lat] of there.lignes[0]?.places ?? []) {
      expect(distanceBetween(lon, lat, ...north)).toBeLessThan(8000)
    }
    expect((await readLayers(tileAt(12, [5.7, 45.9]), mot)).lignes).toHaveLength(0)
  })

  it('a changed line is drawn anew despite the cache', async () => {
    const mot = newWord()
    const { id } = await route(mot)
    const east = async () => {
      const { lignes } = await readLayers(tileAt(12, HERE), mot)
      return Math.max(...(lignes[0]?.places ?? []).map(([lon]) => lon))
    }
    const before = await east()
    await t.db.execute(sql`
      update parcours_cards set geometrie = st_translate(geometrie, 0.01, 0) where parcours_id = ${id}`)
    await invalidate(t.db, ['parcours', `parcours:${id}`])
    await t.syncChanges()
    expect((await east()) - before).toBeCloseTo(0.01, 4)
  })

  it('filters of the list apply to the tile', async () => {
    const mot = newWord()
    await route(mot, { types: ['marche'] })
    const tile = tileAt(12, HERE)
    expect((await readLayers(tile, `${mot}&type=trail`)).lignes).toHaveLength(0)
    expect((await readLayers(tile, `${mot}&type=marche&zone=0,0,1,1`)).lignes).toHaveLength(1)
    expect((await readLayers(tile, `${mot}&distance_min=9000`)).lignes).toHaveLength(0)
  })
})

it.each(['1/2/0', '1/0/2', '19/0/0', 'a/0/0', '3/-1/0'])(
  'the invalid address %s is no tile',
  async (address) => {
    expectFailure(await t.inject({ url: `/api/parcours/tuiles/${address}` }), 'champs_invalides')
  },
)

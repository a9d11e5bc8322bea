import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { COLLECTIVITES, DEPARTEMENTS } from '@foulee/domain/shared/departement'
import { describe, expect, it, test } from 'vitest'
import { type Territories, toTerritoryLayers } from './territories.ts'
import { type TownColumns, toTownFeatures } from './towns.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const territories = JSON.parse(read('territoires.json')) as Territories
const columns = JSON.parse(read('villes.json')) as TownColumns

test('the basemap weighs at most 150 KB compressed', () => {
  const bytes = ['territoires.json', 'villes.json'].map((name) => gzipSync(read(name)).length)
  expect(bytes.reduce((a, b) => a + b)).toBeLessThanOrEqual(150 * 1024)
})

describe('the territories', () => {
  const layers = toTerritoryLayers(territories)
  const drawn = new Map(layers.france.features.map((shape) => [shape.properties.code, shape]))

  it('contain the 101 départements, with INSEE code and official name', () => {
    const departements = DEPARTEMENTS.filter(({ region }) => region !== COLLECTIVITES)
    expect([...drawn.keys()].toSorted()).toEqual(departements.map(({ code }) => code).toSorted())
    for (const { code, nom } of departements) {
      expect(drawn.get(code)?.properties.nom.replace('’', "'")).toBe(nom.replace('’', "'"))
    }
  })

  test.for([
    ['74', [6.43, 46.0]],
    ['29', [-4.1, 48.2]],
    ['2A', [9.0, 41.8]],
    ['75', [2.34, 48.86]],
    ['974', [55.5, -21.1]],
    ['973', [-53.1, 3.9]],
  ] as const)('place the label of %s inside it', ([code, [lon, lat]]) => {
    const [x = 0, y = 0] = drawn.get(code)?.properties.centre ?? []
    expect(Math.hypot(x - lon, y - lat)).toBeLessThan(0.25)
  })

  it('have closed rings only', () => {
    for (const { geometry } of layers.france.features) {
      expect(['Polygon', 'MultiPolygon']).toContain(geometry.type)
    }
    expect(layers.abroad.features.length).toBeGreaterThan(150)
  })

  it('separate coasts, borders, regions and départements', () => {
    for (const line of [layers.coasts, layers.borders, layers.regions, layers.departements]) {
      expect(line.coordinates.length).toBeGreaterThan(20)
    }
  })
})

describe('the towns', () => {
  const towns = toTownFeatures(columns)
  const find = (nom: string) => towns.find((town) => town.properties.nom === nom)

  it('have as many names as positions, each with a zoom', () => {
    expect(columns.lons).toHaveLength(columns.noms.length)
    expect(columns.lats).toHaveLength(columns.noms.length)
    expect(columns.zooms.reduce((a, b) => a + b)).toBe(columns.noms.length)
  })

  test.for([
    ['Paris', 4, [2.35, 48.85]],
    ['Lyon', 4, [4.83, 45.75]],
    ['Rennes', 5, [-1.67, 48.11]],
    ['Chamonix-Mont-Blanc', 9, [6.87, 45.92]],
    ['Genève', 7, [6.15, 46.2]],
    ['Mamoudzou', 6, [45.23, -12.78]],
  ] as const)('include %s at zoom %i at the latest', ([nom, zoom, [lon, lat]]) => {
    const town = find(nom)
    expect(town?.properties.zoom).toBeLessThanOrEqual(zoom)
    expect(town?.geometry.coordinates[0]).toBeCloseTo(lon, 1)
    expect(town?.geometry.coordinates[1]).toBeCloseTo(lat, 1)
  })

  it('are ranked by size', () => {
    expect(find('Paris')?.properties.rang).toBeLessThan(find('Annecy')?.properties.rang ?? 0)
  })
})

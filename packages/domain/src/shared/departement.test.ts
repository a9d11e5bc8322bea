import { describe, expect, it } from 'vitest'
import {
  COLLECTIVITES,
  DEPARTEMENTS,
  dansDepartement,
  findDepartement,
  findRegion,
  getDepartementFromCodePostal,
  REGIONS,
} from './departement.ts'

describe('the lists', () => {
  it('hold 101 departments, 7 collectivities and 19 regions, each with its own code and slug', () => {
    for (const [list, size] of [
      [DEPARTEMENTS, 108],
      [REGIONS, 19],
    ] as const) {
      expect(new Set(list.map((item) => item.code)).size).toBe(size)
      expect(new Set(list.map((item) => item.slug)).size).toBe(size)
      expect(list).toHaveLength(size)
    }
  })

  it('gives each region its number of departments', () => {
    const counts = REGIONS.map(
      (region) => DEPARTEMENTS.filter((item) => item.region === region.code).length,
    )
    expect(counts).toEqual([12, 8, 4, 6, 7, 2, 10, 1, 1, 5, 8, 1, 1, 1, 5, 12, 13, 5, 6])
  })

  it('says where for every department, with a preposition that fits the name', () => {
    for (const { code, nom, region } of DEPARTEMENTS) {
      const text = dansDepartement(code) ?? ''
      expect(text).toMatch(/^(à |en |dans (le |la |les |l’))/)
      expect(text.endsWith(nom)).toBe(true)
      if (text.startsWith('dans l’')) expect(nom).toMatch(/^[AEIOYH]/)
      if (/^dans l[ea] /.test(text)) expect(nom).not.toMatch(/^[AEIOY]/)
      if (/^Haute-|-et-/.test(nom) && region !== COLLECTIVITES) expect(text).toMatch(/^en /)
    }
  })
})

it.each([
  ['74', 'en Haute-Savoie'],
  ['69', 'dans le Rhône'],
  ['75', 'à Paris'],
  ['06', 'dans les Alpes-Maritimes'],
  ['68', 'dans le Haut-Rhin'],
  ['34', 'dans l’Hérault'],
  ['80', 'dans la Somme'],
  ['78', 'dans les Yvelines'],
  ['90', 'dans le Territoire de Belfort'],
  ['2a', 'en Corse-du-Sud'],
  ['974', 'à La Réunion'],
  ['976', 'à Mayotte'],
  ['972', 'en Martinique'],
  ['99', null],
])('the locative of a département: %s: %s', (code, expected) => {
  expect(dansDepartement(code)).toBe(expected)
})

it.each([
  ['74', 'Haute-Savoie'],
  ['haute-savoie', 'Haute-Savoie'],
  ['cote-d-or', 'Côte-d’Or'],
  ['2B', 'Haute-Corse'],
  ['la-reunion', 'La Réunion'],
  ['20', undefined],
  ['975', 'Saint-Pierre-et-Miquelon'],
  ['', undefined],
])('department %j is %s', (codeOrSlug, nom) => {
  expect(findDepartement(codeOrSlug)?.nom).toBe(nom)
})

it.each([
  ['84', 'Auvergne-Rhône-Alpes'],
  ['ile-de-france', 'Île-de-France'],
  ['provence-alpes-cote-d-azur', 'Provence-Alpes-Côte d’Azur'],
  ['12', undefined],
])('region %j is %s', (codeOrSlug, nom) => {
  expect(findRegion(codeOrSlug)?.nom).toBe(nom)
})

it.each([
  ['74000', '74'],
  ['01000', '01'],
  ['75 011', '75'],
  ['20000', '2A'],
  ['20137', '2A'],
  ['20200', '2B'],
  ['20600', '2B'],
  ['20900', null],
  ['97110', '971'],
  ['97400', '974'],
  ['97600', '976'],
  ['97500', '975'],
  ['97133', '977'],
  ['97150', '978'],
  ['98600', '986'],
  ['98714', '987'],
  ['98800', '988'],
  ['98000', null],
  ['00100', null],
  ['96000', null],
  ['7400', null],
  ['740000', null],
  ['7400O', null],
  ['', null],
])('postal code %j is in %s', (codePostal, expected) => {
  expect(getDepartementFromCodePostal(codePostal)).toBe(expected)
})

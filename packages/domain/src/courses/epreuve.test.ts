import { describe, expect, it } from 'vitest'
import type { TypeCourse } from './course.ts'
import {
  countRavitos,
  getDashboardGroups,
  getItraPoints,
  getKmEffort,
  getKmEffortClass,
  getNbRavitaillements,
  getUtmbCategory,
  hasLabelFfa,
  isInBand,
  type NiveauLabel,
  POINT_TYPE_LABELS,
  POINT_TYPES,
  type PointType,
} from './epreuve.ts'
import { FILTER_DISTANCES } from './filtre-distance.ts'

describe('getKmEffort', () => {
  it.each<[number | null, number | null, TypeCourse | undefined, number | null]>([
    [40_000, 1300, 'trail', 53],
    [23_000, 0, 'trail', 23],
    [171_000, 10_000, undefined, 271],
    [42_195, 120, 'route', 43.395],
    [42_195, null, 'route', 42.195],
    [10_000, null, 'marche', 10],
    [6_000, null, 'cross', 6],
    [40_000, null, 'trail', null],
    [40_000, null, 'nature', null],
    [40_000, null, undefined, null],
    [null, 1300, 'trail', null],
    [null, null, 'route', null],
  ])('%s m, D+ %s, %s: %s', (distance, denivele, type, expected) => {
    expect(getKmEffort({ distance, denivele, type })).toBe(expected)
  })
})

describe('classes of km-effort', () => {
  it.each([
    [0, 'XXS', 0, null],
    [19.99, 'XXS', 0, null],
    [23, 'XXS', 0, '20K'],
    [24.99, 'XXS', 0, '20K'],
    [25, 'XS', 1, '20K'],
    [45, 'S', 2, '20K'],
    [49.9, 'S', 2, '20K'],
    [53, 'S', 2, '50K'],
    [75, 'M', 3, '50K'],
    [90, 'M', 3, '100K'],
    [115, 'L', 4, '100K'],
    [130, 'L', 4, '100M'],
    [155, 'XL', 5, '100M'],
    [209.9, 'XL', 5, '100M'],
    [210, 'XXL', 6, '100M'],
  ])('%d is %s, %i points, UTMB %s', (kmEffort, name, points, utmb) => {
    expect(getKmEffortClass(kmEffort)).toBe(name)
    expect(getItraPoints(kmEffort)).toBe(points)
    expect(getUtmbCategory(kmEffort)).toBe(utmb)
  })
})

describe('aid stations', () => {
  const points = (...types: PointType[]) => types.map((type) => ({ type }))
  it.each<[string, { type: PointType }[], number | null, number, number | null]>([
    ['no points', [], 3, 0, 3],
    ['nothing known', [], null, 0, null],
    ['points win', points('ravito_liquide', 'ravito_complet'), 5, 2, 2],
    ['base de vie counts, water does not', points('base_de_vie', 'eau'), null, 1, 1],
    ['only other points', points('controle', 'secours'), 4, 0, 4],
  ])('%s', (_label, input, nb_ravitaillements, count, expected) => {
    expect(countRavitos(input)).toBe(count)
    expect(getNbRavitaillements({ nb_ravitaillements, points: input })).toBe(expected)
  })

  it('have a label for each type of point', () => {
    expect(Object.keys(POINT_TYPE_LABELS)).toEqual([...POINT_TYPES])
  })
})

it.each<[NiveauLabel | null, number | null, boolean]>([
  ['regional', 2027, true],
  ['international', null, false],
  [null, 2027, false],
  [null, null, false],
])('the label %s of %s counts as an FFA label: %s', (label_niveau, label_annee, expected) => {
  expect(hasLabelFfa({ label_niveau, label_annee })).toBe(expected)
})

describe('getDashboardGroups (produit 8.18)', () => {
  it.each<[TypeCourse | null, number | null, string[]]>([
    ['route', 20_999, []],
    ['route', 21_000, ['21k']],
    ['route', 21_097, ['21k']],
    ['route', 21_200, ['21k']],
    ['route', 21_201, []],
    ['route', 42_000, ['42k']],
    ['route', 42_195, ['42k']],
    ['route', 42_300, ['42k']],
    ['route', 42_301, []],
    ['trail', 21_097, ['trailcourt']],
    ['trail', 41_999, ['trailcourt']],
    ['trail', 42_000, []],
    ['trail', null, []],
    ['triathlon', null, ['triathlon']],
    ['triathlon', 51_500, ['triathlon']],
    ['nature', 21_097, []],
    [null, 21_097, []],
  ])('%s %s m: %j', (type, distance, expected) => {
    expect(getDashboardGroups({ type, distance })).toEqual(expected)
  })
})

it.each<[TypeCourse, number, string[]]>([
  ['route', 5_000, ['5k']],
  ['nature', 10_000, ['10k']],
  ['route', 21_097, ['semi']],
  ['route', 42_195, ['marathon']],
  ['trail', 30_000, ['trail-court']],
  ['trail', 50_000, ['trail-long']],
  ['trail', 80_000, ['ultra']],
  ['route', 100_000, []],
])('the filter presets for a %s of %i m are found', (type, distance, expected) => {
  const found = FILTER_DISTANCES.filter((band) => isInBand({ type, distance }, band))
  expect(found.map((band) => band.key)).toEqual(expected)
})

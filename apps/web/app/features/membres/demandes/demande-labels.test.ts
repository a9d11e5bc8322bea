import type { Demande } from '@foulee/contract/membres/demandes'
import { expect, it } from 'vitest'
import { formatDay, listPieces } from './demande-labels.ts'

const NOTHING = {
  structure: null,
  carte_pro: null,
  carte_pro_fin: null,
  diplome: null,
  assurance: null,
  immatriculation: null,
  federation: null,
  ville: null,
  site: null,
  message: null,
} as Demande

it('the submitted values are listed without the empty ones', () => {
  expect(listPieces(NOTHING)).toEqual([])
  expect(listPieces({ ...NOTHING, federation: 'FFA', structure: 'AC Belledonne' })).toEqual([
    ['Nom d’usage ou club', 'AC Belledonne'],
    ['Fédération', 'FFA'],
  ])
})

it.each([
  ['2029-06-30', '30 juin 2029'],
  ['2026-03-15T23:30:00.000Z', '16 mars 2026'],
])('the day %s is written %s', (day, expected) => {
  expect(formatDay(day)).toBe(expected)
})

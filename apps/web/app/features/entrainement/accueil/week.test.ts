import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { expect, test } from 'vitest'
import { findNext, listWeek, sumWeek } from './week.ts'

const training = (jour: string, more: Partial<Entrainement> = {}): Entrainement => ({
  id: 1,
  seances_id: null,
  suivi: null,
  auteur: null,
  titre: 'Footing',
  sport: 'course_a_pied',
  objectif: 'endurance',
  description: '',
  denivele: null,
  raccourci: '',
  steps: [],
  totaux: { duree: 3600, distance: null, charge: 200 },
  jour,
  prevu_le: jour,
  etat: 'prevu',
  part: 1,
  facile: false,
  tags: [],
  note: null,
  fait: null,
  version: 1,
  ...more,
})
const fait = (duree: number | null, charge: number | null) => ({
  le: '2027-03-01T10:00:00Z',
  duree,
  charge,
  distance: null,
  rpe: null,
  mots: null,
  activites_id: null,
})
const all = [
  training('2027-03-01', { etat: 'fait', fait: fait(3000, 150) }),
  training('2027-03-03', { etat: 'fait', fait: fait(null, null) }),
  training('2027-03-04', { etat: 'retire' }),
  training('2027-03-07'),
  training('2027-03-08'),
]

test('a week has seven days, from Monday, without what was taken off', () => {
  const week = listWeek(all, '2027-03-04')
  expect(week.map(({ entrainements }) => entrainements.length)).toEqual([1, 0, 1, 0, 0, 0, 1])
  expect(week[0]?.jour).toBe('2027-03-01')
})

test('sums what is known of a week', () => {
  expect(sumWeek(listWeek(all, '2027-03-04'))).toEqual({
    nb: { faits: 2, prevus: 3 },
    duree: { faite: 3000, prevue: 10_800 },
    charge: { faite: 150, prevue: 600 },
  })
  expect(sumWeek(listWeek([], '2027-03-04')).charge).toEqual({ faite: null, prevue: null })
})

test('finds what comes next', () => {
  expect(findNext(all, '2027-03-04')?.jour).toBe('2027-03-07')
  expect(findNext(all, '2027-03-08')).toBeUndefined()
})

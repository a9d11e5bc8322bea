import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { describe, expect, test } from 'vitest'
import { listCurrent } from './suivis.queries.ts'
import { findDue, findNext, findSortie, formatSortieLongue, listWeek, sumWeek } from './week.ts'

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
  parcours: null,
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

test('a week has seven days from Monday, without removed trainings', () => {
  const week = listWeek(all, '2027-03-04')
  expect(week.map(({ entrainements }) => entrainements.length)).toEqual([1, 0, 1, 0, 0, 0, 1])
  expect(week[0]?.jour).toBe('2027-03-01')
})

test('the totals of a week sum the known values', () => {
  expect(sumWeek(listWeek(all, '2027-03-04'))).toEqual({
    nb: { faits: 2, prevus: 3 },
    duree: { faite: 3000, prevue: 10_800 },
    distance: { faite: null },
    charge: { faite: 150, prevue: 600 },
  })
  expect(sumWeek(listWeek([], '2027-03-04')).charge).toEqual({ faite: null, prevue: null })
})

test('the next planned training is found', () => {
  expect(findNext(all, '2027-03-04')?.jour).toBe('2027-03-07')
  expect(findNext(all, '2027-03-08')).toBeUndefined()
})

const follow = (id: number, more: Partial<Suivi> = {}): Suivi => ({
  id,
  etat: 'en_cours',
  titre: 'Plan',
  plan: null,
  coach: null,
  debut: '2027-02-01',
  fin: '2027-03-14',
  jours: [2, 7],
  jour_long: 7,
  epreuve: { id: 1, nom: 'Le 20', url: '/courses/x', date: '2027-03-14', est_annulee: false },
  avis: [],
  montee: null,
  nb: { prevus: 10, faits: 5, manques: 0, a_venir: 5 },
  message: null,
  reponse: null,
  est_ancien: false,
  ...more,
})
const longue = (jour: string, suivi = 1) =>
  training(jour, {
    objectif: 'longue',
    suivi: { id: suivi, titre: 'Plan', slug: null, semaine: 1 },
  })

test.each([
  ['of this week', longue('2027-03-07'), true],
  ['of today', longue('2027-03-04'), true],
  ['of the next week', longue('2027-03-14'), false],
  ['of a day that is past', longue('2027-03-02'), false],
  ['of a plan without a race', longue('2027-03-07', 2), false],
  ['that is done', { ...longue('2027-03-07'), etat: 'fait' as const }, false],
  ['that is not long', { ...longue('2027-03-07'), objectif: 'vma' as const }, false],
])('routes are suggested or not for the long session %s', (_, one, isFound) => {
  const suivis = [follow(1), follow(2, { epreuve: null })]
  expect(findSortie([one], suivis, '2027-03-04') === one).toBe(isFound)
})

test('the title of suggested routes names the day of the session', () => {
  expect(formatSortieLongue(longue('2027-03-07'), '2027-03-04')).toMatch(/de dimanche$/)
  expect(formatSortieLongue(longue('2027-03-04'), '2027-03-04')).toMatch(/d’aujourd’hui$/)
})

test('a finished plan is shown for a week', () => {
  const over = follow(1, { etat: 'termine', fin: '2027-03-03' })
  const suivis = [over, follow(2, { etat: 'accorde' }), follow(3)]
  const ids = (today: string) => listCurrent(suivis, today).map(({ id }) => id)
  expect(ids('2027-03-10')).toEqual([3, 2, 1])
  expect(ids('2027-03-11')).toEqual([3, 2])
})

describe('the training that is due', () => {
  const done = training('2027-03-04', { id: 2, etat: 'fait' })
  const left = training('2027-03-04', { id: 3 })
  const off = training('2027-03-04', { id: 4, etat: 'retire' })
  const later = training('2027-03-06', { id: 5 })

  test('today’s planned training comes before the done one', () => {
    expect(findDue([done, left, later], '2027-03-04')).toBe(left)
    expect(findDue([done, later], '2027-03-04')).toBe(done)
  })

  test('the next training is due when today has none left', () => {
    expect(findDue([off, later], '2027-03-04')).toBe(later)
    expect(findDue([], '2027-03-04')).toBeUndefined()
  })
})

test('an outing of no training stands on its day and counts, one that is tied counts once', () => {
  const outing = (id: number) => ({
    id,
    debut: '2027-03-02T08:00:00Z',
    fuseau: 'Europe/Paris',
    distance: 8000,
    duree: 3000,
    duree_mouvement: null,
  })
  const tied = { ...fait(3600, 200), distance: 10_000, activites_id: 1 }
  const week = listWeek([training('2027-03-01', { etat: 'fait', fait: tied })], '2027-03-03', [
    outing(1),
    outing(2),
  ] as never)
  expect(week.map(({ sorties }) => sorties.map(({ id }) => id))).toEqual([
    [],
    [2],
    [],
    [],
    [],
    [],
    [],
  ])
  expect(sumWeek(week)).toMatchObject({ duree: { faite: 6600 }, distance: { faite: 18_000 } })
})

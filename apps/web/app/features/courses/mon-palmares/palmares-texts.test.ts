import { expect, it } from 'vitest'
import {
  type CoursePublique,
  factsText,
  groupByYear,
  nameDistance,
  niveauText,
  placeText,
  retenuesText,
  valueText,
} from './palmares-texts.ts'

const course = (more: Partial<CoursePublique> = {}): CoursePublique => ({
  id: 1,
  est_declaree: true,
  nom: 'Trail des Aiguilles',
  epreuve: '23 km',
  lieu: 'Chamonix',
  date: '2025-07-06',
  type: 'trail',
  distance: 23_000,
  denivele: 1500,
  statut: 'classe',
  temps: 12_345,
  rang: 12,
  nb_classes: 640,
  est_relais: false,
  points: 480,
  page: null,
  lien: null,
  ...more,
})

it('a race says its facts, place and time in words', () => {
  expect(factsText(course())).toBe('23 km · Chamonix · 1\u202f500\u00a0m\u00a0D+')
  expect(factsText(course({ epreuve: null, lieu: null, denivele: 0, est_relais: true }))).toBe(
    '23\u00a0km · en relais',
  )
  expect([1, 4, 9].map((nb) => retenuesText({ nb, retenues: Math.min(nb, 5) }))).toEqual([
    'une course',
    '4\u00a0courses',
    'les 5\u00a0meilleures de 9\u00a0courses',
  ])
  expect(placeText(course())).toBe('12e place sur 640')
  expect(placeText(course({ rang: 1, nb_classes: null }))).toBe('1re place')
  expect(placeText(course({ rang: null }))).toBe('')
  expect(valueText(course())).toBe("3h25'45")
  expect(valueText(course({ statut: 'abandon', temps: null }))).toBe('Abandon')
})

it.each([
  ['XXS', 'moins de 25\u00a0km-effort'],
  ['S', 'de 45 à 74\u00a0km-effort'],
  ['XXL', 'à partir de 210\u00a0km-effort'],
] as const)('the class %s is said as %s', (niveau, text) => {
  expect(niveauText(niveau)).toBe(text)
})

it('distances that have a name are called by it', () => {
  expect([10_000, 21_097, 42_195].map(nameDistance)).toEqual([
    '10\u00a0km',
    'Semi-marathon',
    'Marathon',
  ])
})

it('races stand under their year, the latest first', () => {
  const [a, b, c] = [course({ date: '2024-05-01' }), course(), course({ date: '2024-01-01' })]
  expect(groupByYear([b, a, c])).toEqual([
    ['2025', [b]],
    ['2024', [a, c]],
  ])
})

import { describe, expect, it } from 'vitest'
import { isPrevisible } from '../courses/previsible.ts'
import { chooseDuree, parseDuree, parseDurees } from './duree-saisie.ts'
import { isPlausible } from './prediction.ts'
import {
  describeChances,
  describeCourses,
  describeFourchette,
  formatFourchette,
} from './prediction-texts.ts'

it.each([
  ["1h42'30", 6150],
  ['1:42:30', 6150],
  ['1 h 42', 6120],
  ['1\u00a0h\u00a042', 6120],
  ['52:30', 3150],
  ["52'30", 3150],
  ["52'30''", 3150],
  ['45 min', 2700],
  ['45', 2700],
  ['150', 9000],
  ['12h00', 43_200],
  ['  1   h   42  ', 6120],
  ['52:59', 3179],
  ['52:60', null],
  ['1:59:00', 7140],
  ['1:60:00', null],
  ['52:75', null],
  ['1:75:00', null],
  ['0', null],
  ['', null],
  ['vite', null],
  ['-5', null],
])('« %s » is %s seconds', (text, seconds) => expect(parseDuree(text)).toBe(seconds))

it.each([
  ['3:15', 42_195, 11_700],
  ['3:15', 1000, 195],
  ['52:30', 10_000, 3150],
  ['52:30', 170_000, 189_000],
  ['45', 10_000, 2700],
  ['30', 100_000, 108_000],
  // A unit leaves no choice, and what goes with nothing stays as it is.
  ['45 min', 100_000, 2700],
  ["45'", 100_000, 2700],
  ["3'15", 42_195, 195],
  ['150', 100_000, 9000],
  ['3:15:00', 42_195, 11_700],
  ['0:05', 42_195, 5],
])('« %s » for %s m is %s seconds', (text, distance, seconds) => {
  expect(chooseDuree(parseDurees(text) ?? [0], distance)).toBe(seconds)
})

it.each([
  [10_000, 2700, true],
  [42_195, 7200, true],
  [100_000, 86_400, true],
  [7200, 1000, true],
  [7201, 1000, false],
  [400, 1000, true],
  [399, 1000, false],
  [10_000, 600, false],
  [10_000, 86_400, false],
])('%s m in %s s may have been run: %s', (distance, temps, expected) => {
  expect(isPlausible({ distance, temps })).toBe(expected)
})

it.each([
  ['mesure', 'resultat', /réglée sur 2\u00a0261\u00a0arrivants de deux courses de montagne/],
  ['voisine', 'resultat', /n’a pas été mesurée\.$/],
  ['hypothese', 'resultat', /hypothèse, non mesurée\.$/],
  ['hypothese', 'niveau', /niveau dit peu.+non mesurée\.$/],
] as const)('an interval of %s from a %s says how far it may be trusted', (source, base, text) => {
  expect(describeFourchette(source, base)).toMatch(text)
})

it.each([
  [0.184, /Sur 100\u00a0coureurs de ce temps, 18 environ abandonnent/],
  [0.01, /un ou deux abandonnent /],
  [0.002, /^Une chance est celle de qui prend le départ\u00a0; qui abandonne n’a pas passé/],
])('where %s of the starters give up, chances say what becomes of them', (abandons, text) => {
  expect(describeChances(abandons)).toMatch(text)
})

it('only a measured interval says how often it holds', () => {
  expect(formatFourchette('mesure', '5h10', '7h20')).toBe('entre 5h10 et 7h20 six fois sur dix')
  expect(formatFourchette('voisine', '5h10', '7h20')).toBe('sans doute entre 5h10 et 7h20')
  expect(formatFourchette('hypothese', '5h10', '7h20')).toBe('sans doute entre 5h10 et 7h20')
})

it.each([
  ['trail', 42_000, false, true],
  ['route', 10_000, false, true],
  ['trail', 42_000, true, false],
  ['trail', null, false, false],
  ['relais', 42_195, false, false],
  ['marche', 12_000, false, false],
  ['triathlon', 51_500, false, false],
] as const)(
  'a time at a %s of %s m, cancelled %s, can be told: %s',
  (type, distance, annulee, expected) => {
    expect(isPrevisible({ type, distance, annulee })).toBe(expected)
  },
)

describe('the races behind a time', () => {
  const given = { nom: null, date: null, distance: 10_000, temps: 2700, part: 60 }
  const race = (nom: string, part: number) => ({
    ...given,
    nom,
    date: '2025-06-01',
    part,
  })
  const several = [race('Trail des Crêtes', 40), race('La Ronde', 20), { ...given, part: 10 }]

  it.each([
    ['none', [], 0, ''],
    ['one that was given', [given], 0, 'D’après votre course de 10 km en 45 min.'],
    ['one result', [race('La Ronde', 100)], 0, 'D’après La Ronde 2025, 10 km en 45 min.'],
    [
      'one, in the mountains',
      [given],
      40,
      'D’après votre course de 10 km en 45 min (60 %). Les 40 % restants viennent des autres coureurs en montagne : plus vous avez de résultats, moins ils comptent.',
    ],
    [
      'three',
      several,
      0,
      'D’après vos courses : Trail des Crêtes 2025 (40 %), La Ronde 2025 (20 %) et celle de 10 km en 45 min (10 %).',
    ],
    [
      'four',
      [...several, race('Le Marathon', 5)],
      0,
      'D’après vos courses : Trail des Crêtes 2025 (40 %), La Ronde 2025 (20 %), celle de 10 km en 45 min (10 %) et une autre.',
    ],
    [
      'five',
      [...several, race('Le Marathon', 5), race('La Corrida', 4)],
      0,
      'D’après vos courses : Trail des Crêtes 2025 (40 %), La Ronde 2025 (20 %), celle de 10 km en 45 min (10 %) et 2 autres.',
    ],
  ])('are told where there are %s', (_, courses, milieu, text) => {
    expect(describeCourses(courses, milieu).replaceAll('\u00a0', ' ')).toBe(text)
  })
})

import { expect, it } from 'vitest'
import { sportByNumber } from './fit-sport.ts'

it.each([
  [1, Number.NaN, 'course_a_pied'],
  [1, 0, 'course_a_pied'],
  [1, 3, 'trail'],
  [1, 67, 'trail'],
  [1, 8, 'course_a_pied'],
  [2, Number.NaN, 'velo'],
  [2, 8, 'vtt'],
  [2, 9, 'vtt'],
  [2, 47, 'vtt'],
  [2, 3, 'velo'],
  [21, 8, 'vtt'],
  [5, 3, 'natation'],
  [11, 0, 'marche'],
  [12, 0, 'ski'],
  [17, 0, 'randonnee'],
  [35, 0, 'randonnee'],
  [9, 0, 'autre'],
  [0, 3, null],
  [3, 0, null],
  [Number.NaN, 3, null],
])('the FIT sport %d with the detail %d is %s', (sport, detail, expected) => {
  expect(sportByNumber(sport, detail)).toBe(expected)
})

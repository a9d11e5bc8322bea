import { describe, expect, it } from 'vitest'
import {
  adviseVma,
  chooseVma,
  formatVma,
  getVmaDemiCooper,
  getVmaVameval,
  type Vma,
} from './vma.ts'

const TODAY = '2027-06-30'
const test = (le: string, vma: number): Vma => ({ vma, source: 'demi_cooper', le })
const race = (le: string, vma: number): Vma => ({ vma, source: 'resultat', le })
const typed = (le: string, vma: number): Vma => ({ vma, source: 'declaree', le })

describe('a VMA out of a test', () => {
  it.each([
    [1500, 15],
    [1375, 13.75],
    [500, 5],
    [499, null],
    [2700, 27],
    [2701, null],
    [Number.NaN, null],
  ])('%d m in six minutes', (metres, vma) => {
    expect(getVmaDemiCooper(metres)).toBe(vma)
  })
  it('is the speed of the last stage in a VAMEVAL', () => {
    expect([getVmaVameval(16.5), getVmaVameval(40)]).toEqual([16.5, null])
  })
})

describe('the effective VMA', () => {
  it.each<[string, Vma[], number | null, boolean]>([
    ['none', [], null, false],
    ['the latest test', [test('2027-05-01', 15), test('2027-03-01', 16)], 15, false],
    [
      'a test before what was typed the same day',
      [typed('2027-05-01', 18), test('2027-05-01', 15)],
      15,
      false,
    ],
    [
      'what was typed since the test',
      [test('2027-05-01', 15), typed('2027-05-02', 15.5)],
      15.5,
      false,
    ],
    [
      'a better race since the test',
      [test('2027-05-01', 15), race('2027-06-01', 15.4)],
      15.4,
      false,
    ],
    [
      'the test, as a slow race proves nothing',
      [test('2027-05-01', 15), race('2027-06-01', 12)],
      15,
      false,
    ],
    [
      'the test, as the race was before',
      [race('2027-04-01', 17), test('2027-05-01', 15)],
      15,
      false,
    ],
    ['the best race without a test', [race('2027-04-01', 14), race('2027-06-01', 13)], 14, false],
    [
      'a race of this year before an old test',
      [test('2025-05-01', 17), race('2027-06-01', 14)],
      14,
      false,
    ],
    ['half a year to the day', [test('2027-01-01', 15)], 15, false],
    ['a day more is old', [test('2026-12-31', 15)], 15, true],
    ['the latest of old ones', [test('2025-01-01', 15), race('2026-01-01', 14)], 14, true],
    ['a test of today', [test(TODAY, 15)], 15, false],
    ['not what is to come', [test('2027-07-01', 15)], null, false],
    [
      'a test of steps before what was typed the same day',
      [typed('2027-05-01', 18), { ...test('2027-05-01', 15), source: 'vameval' }],
      15,
      false,
    ],
    [
      'the test, as the race was on its day',
      [test('2027-05-01', 15), race('2027-05-01', 16)],
      15,
      false,
    ],
  ])('%s', (_name, all, vma, isOld) => {
    const chosen = chooseVma(all, TODAY)
    expect(chosen?.vma.vma ?? null).toBe(vma)
    expect(chosen?.est_ancienne ?? false).toBe(isOld)
    // Independent of the input order.
    expect(chooseVma([...all].reverse(), TODAY)).toEqual(chosen)
  })
})

it('the text of a VMA states its source, and the advice its age', () => {
  expect(formatVma(test('2027-04-12', 15.5))).toBe(
    'VMA de 15,5\u00a0km/h, test demi-Cooper du lun. 12 avr. 2027',
  )
  expect(formatVma(race('2027-04-12', 15))).toBe(
    'VMA de 15\u00a0km/h, d’après un résultat du lun. 12 avr. 2027',
  )
  expect(formatVma(typed('2027-04-12', 15))).toContain(' le lun. 12 avr. 2027')
  expect(adviseVma(null)).toContain('demi-Cooper')
  expect(adviseVma({ vma: test('2027-04-12', 15), est_ancienne: false })).toBeNull()
  expect(adviseVma({ vma: test('2026-04-12', 15), est_ancienne: true })).toContain('six mois')
})

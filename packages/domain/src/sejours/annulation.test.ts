import { describe, expect, it } from 'vitest'
import { type Bareme, getFrais } from './annulation.ts'

const BAREME: Bareme = [
  { jours: 60, part: 10 },
  { jours: 30, part: 50 },
  { jours: 7, part: 100 },
]

describe('the cancellation fee', () => {
  it.each([
    ['long before', '2027-01-01', 0],
    ['the day before the first step', '2027-04-01', 0],
    ['on the first step', '2027-04-02', 10_000],
    ['on the second', '2027-05-02', 50_000],
    ['a week before', '2027-05-25', 100_000],
    ['on the day', '2027-06-01', 100_000],
    ['after it', '2027-06-03', 100_000],
  ])('%s', (_, jour, frais) => {
    expect(getFrais(BAREME, 100_000, '2027-06-01', jour)).toBe(frais)
  })

  it('is nothing without a scale', () => {
    expect(getFrais([], 100_000, '2027-06-01', '2027-06-01')).toBe(0)
  })

  it('is in whole cents', () => {
    expect(getFrais([{ jours: 30, part: 33 }], 9_999, '2027-06-01', '2027-05-30')).toBe(3_300)
  })
})

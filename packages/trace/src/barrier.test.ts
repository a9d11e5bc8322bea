import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findChance, shareGivingUp } from './barrier.ts'

describe('runners who give up with time to spare', () => {
  it.each([
    // Finishers and others with a margin of three deviations at the finish.
    ['180 km in 40 h, half way', 0.47, 40, 0.043, 0.026],
    ['180 km in 40 h', 1, 40, 0.165, 0.02],
    ['180 km in 44 h', 1, 44, 0.14, 0.06],
    ['63 km in 9 h', 1, 9, 0.04, 0.02],
    ['the start', 0, 40, 0, 0],
  ])('are those of the races over %s', (_, part, heures, share, within) => {
    expect(Math.abs(shareGivingUp(part, heures) - share)).toBeLessThanOrEqual(within)
  })
})

describe('chance at a cut-off', () => {
  const approach = { margin: 0, deviation: 0.15, part: 0.5, heures: 10, montagne: 1 }

  it.each([
    // Φ(0.13 / 0.15) is 0.807, less 1.8 % who give up.
    ['as predicted, in the mountains', {}, 0.793],
    ['as predicted, on a road', { montagne: 0 }, 0.491],
    ['a tenth late', { margin: -0.1 }, 0.569],
    ['three deviations early', { margin: 0.45 }, 0.982],
    ['without time left', { margin: Number.NEGATIVE_INFINITY }, 0],
    ['at the finish of 46 h, with time to spare', { margin: 1, part: 1, heures: 46 }, 0.795],
  ])('%s', (_, facts, chance) => {
    expect(findChance({ ...approach, ...facts })).toBeCloseTo(chance, 2)
  })

  it('grows with the time left and falls with the way behind', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const margin = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(margin, margin, share, share, (a, b, shareA, shareB) => {
        const at = (margin: number, part: number) => findChance({ ...approach, margin, part })
        const chance = at(a, shareA)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
        expect(at(Math.max(a, b), shareA)).toBeGreaterThanOrEqual(at(Math.min(a, b), shareA))
        expect(at(a, Math.max(shareA, shareB))).toBeLessThanOrEqual(at(a, Math.min(shareA, shareB)))
      }),
    )
  })
})

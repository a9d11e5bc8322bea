import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getAltitudeFactor,
  getFatigueLoss,
  getGroundLoss,
  getMinettiCost,
  getSlopeFactor,
  getSol,
  SOLS,
} from './effort.ts'

describe('Minetti 2002', () => {
  it.each([
    [0, 3.6],
    [0.1, 5.968],
    [0.2, 9.007],
    [-0.181, 1.781],
    [0.45, getMinettiCost(0.9)],
    [-0.45, getMinettiCost(-2)],
  ])('C(%s) = %s', (pente, cost) => {
    expect(getMinettiCost(pente)).toBeCloseTo(cost, 3)
  })

  it('is least at −18.1 %', () => {
    const slopes = Array.from({ length: 901 }, (_, index) => (index - 450) / 1000)
    const best = slopes.reduce((a, b) => (getMinettiCost(b) < getMinettiCost(a) ? b : a))
    expect(best).toBe(-0.181)
  })
})

describe('getSlopeFactor', () => {
  it.each([
    ['flat', 0, 1],
    ['up 10 %', 0.1, 5.968 / 3.6],
    ['up 20 %', 0.2, 9.007 / 3.6],
    ['a wall, as at 45 %', 0.8, getMinettiCost(0.45) / 3.6],
    ['the best descent', -0.09, 0.88],
    ['down 18 %, as on the flat again', -0.18, 1],
    ['down 30 %', -0.3, 1.533],
    ['a cliff, as at −45 %', -1, getSlopeFactor(-0.45)],
  ])('%s', (_label, pente, factor) => {
    expect(getSlopeFactor(pente)).toBeCloseTo(factor, 3)
  })

  it('falls to −9 % and rises from there, without a jump', () => {
    const slope = fc.double({ min: -0.6, max: 0.6, noNaN: true })
    fc.assert(
      fc.property(slope, slope, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        if (low >= -0.09) expect(getSlopeFactor(high)).toBeGreaterThanOrEqual(getSlopeFactor(low))
        if (high <= -0.09) expect(getSlopeFactor(low)).toBeGreaterThanOrEqual(getSlopeFactor(high))
        expect(Math.abs(getSlopeFactor(a + 1e-6) - getSlopeFactor(a))).toBeLessThan(1e-4)
      }),
    )
  })
})

it.each([
  ['asphalt', 'route'],
  ['compacted', 'piste'],
  ['track', 'chemin'],
  ['path', 'sentier'],
  ['rock', 'technique'],
  ['unknown', 'piste'],
] as const)('%s is %s', (type, sol) => {
  expect(getSol(type, 'piste')).toBe(sol)
})

it('each ground costs more than the one before, twice at night', () => {
  expect(SOLS.map((sol) => getGroundLoss(sol))).toEqual([0, 0.04, 0.08, 0.125, 0.2])
  expect(SOLS.map((sol) => getGroundLoss(sol, true))).toEqual([0, 0.08, 0.16, 0.25, 0.4])
})

it.each([
  [0, 1],
  [750, 1],
  [1750, 1.06],
  [2750, 1.12],
  [-400, 1],
])('at %s m time is multiplied by %s', (altitude, factor) => {
  expect(getAltitudeFactor(altitude)).toBeCloseTo(factor, 9)
})

it.each([
  [0, 0],
  [6, 0.01],
  [12, 0.02],
  [35, 0.05],
  [60, 0.1],
  [95, 0.15],
  [135, 0.2],
  [270, 0.2],
])('%s km-effort cost %s in fatigue', (kmEffort, loss) => {
  expect(getFatigueLoss(kmEffort)).toBeCloseTo(loss, 9)
})

it('the loss by fatigue is continuous in the distance', () => {
  for (let kmEffort = 0; kmEffort < 300; kmEffort++) {
    const step = getFatigueLoss(kmEffort + 1) - getFatigueLoss(kmEffort)
    expect(step).toBeGreaterThanOrEqual(0)
    expect(step).toBeLessThan(0.003)
  }
})

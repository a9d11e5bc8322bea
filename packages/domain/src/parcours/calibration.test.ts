import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  estimateCroissance,
  estimateFatigue,
  estimateSlope,
  factorOnSlope,
  keepRuns,
  LOI_GENERALE,
  type Moitie,
  PRIORS,
  type SortieMesuree,
} from './calibration.ts'

type Runner = { montee?: number; descente?: number; pace?: number; fade?: number; annees?: number }

/** An outing up, flat and down in each half, in flat metres of the same effort. */
function runOuting(
  { montee = 1, descente = 1, pace = 0.36, fade = 1, annees = 0 }: Runner = {},
  effort = 4000,
): SortieMesuree {
  const half = (slower: number): Moitie => ({
    montee: { effort, secondes: effort * pace * montee * slower },
    plat: { effort, secondes: effort * pace * slower },
    descente: { effort, secondes: effort * pace * descente * slower },
    entre: { effort: 0, secondes: 0 },
  })
  return { annees, moities: [half(1), half(fade)] }
}
const many = (count: number, runner: Runner, effort?: number) =>
  Array.from({ length: count }, () => runOuting(runner, effort))

describe('own factors of climbs and descents', () => {
  it('nothing known is the law of everybody exactly', () => {
    expect(estimateSlope([], 'montee')).toMatchObject({ valeur: 1, nb: 0 })
    expect(estimateFatigue([], LOI_GENERALE, () => 0.1)).toMatchObject({ valeur: 1, nb: 0 })
    expect(estimateCroissance([])).toMatchObject({ valeur: 0, nb: 0 })
    expect(estimateCroissance([{ metres: 10, temps: 3, annees: 0 }]).valeur).toBe(0)
  })

  it('a runner of the law of everybody keeps it, with a narrower interval', () => {
    const [few, lots] = [4, 40].map((count) => estimateSlope(many(count, {}), 'montee'))
    expect(few?.valeur).toBeCloseTo(1, 9)
    expect(lots?.valeur).toBeCloseTo(1, 9)
    expect((lots?.haut ?? 0) - (lots?.bas ?? 0)).toBeLessThan((few?.haut ?? 0) - (few?.bas ?? 0))
  })

  it('own factors are found again within three hundredths from fifty outings', () => {
    const factor = fc.double({ min: 0.87, max: 1.15, noNaN: true })
    fc.assert(
      fc.property(factor, factor, (montee, descente) => {
        const sorties = many(50, { montee, descente })
        expect(Math.abs(estimateSlope(sorties, 'montee').valeur - montee)).toBeLessThan(0.03)
        expect(Math.abs(estimateSlope(sorties, 'descente').valeur - descente)).toBeLessThan(0.03)
      }),
    )
  })

  it('one outing alone moves a factor by a twentieth at most, whatever it says', () => {
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true })
    fc.assert(
      fc.property(factor, (montee) => {
        const { valeur } = estimateSlope([runOuting({ montee })], 'montee')
        expect(Math.abs(Math.log(valeur))).toBeLessThan(0.05)
      }),
    )
  })

  it('a strange outing among twenty moves a factor by two hundredths at most', () => {
    const factor = fc.double({ min: 0.05, max: 20, noNaN: true })
    fc.assert(
      fc.property(factor, (strange) => {
        const sorties = many(20, { montee: 1.08 })
        const before = estimateSlope(sorties, 'montee').valeur
        const after = estimateSlope([...sorties, runOuting({ montee: strange })], 'montee').valeur
        expect(Math.abs(Math.log(after / before))).toBeLessThan(0.02)
      }),
    )
  })

  it('nothing leaves its bounds, and each value lies in its interval', () => {
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true })
    fc.assert(
      fc.property(factor, factor, fc.integer({ min: 0, max: 400 }), (montee, descente, count) => {
        const sorties = many(count, { montee, descente })
        for (const bande of ['montee', 'descente'] as const) {
          const { valeur, bas, haut } = estimateSlope(sorties, bande)
          expect(bas).toBeGreaterThanOrEqual(PRIORS[bande].least)
          expect(haut).toBeLessThanOrEqual(PRIORS[bande].most)
          expect(bas).toBeLessThanOrEqual(valeur)
          expect(valeur).toBeLessThanOrEqual(haut)
        }
      }),
    )
  })

  it('old outings count for less', () => {
    const now = estimateSlope(many(5, { montee: 1.1 }), 'montee').valeur
    expect(estimateSlope(many(5, { montee: 1.1, annees: 4 }), 'montee').valeur).toBeLessThan(now)
  })

  it('minutes of a climb tell nothing', () => {
    expect(estimateSlope(many(30, { montee: 1.2 }, 300), 'montee').nb).toBe(0)
  })
})

describe('outings that are runs', () => {
  it('a walk with the dog, a ride and a run of minutes are left out', () => {
    const runs = many(8, {})
    const strange = [runOuting({ pace: 0.9 }), runOuting({ pace: 0.12 }), runOuting({}, 100)]
    expect(keepRuns([...strange, ...runs])).toEqual(runs)
  })

  it('a walker who only walks is kept', () => {
    expect(keepRuns(many(8, { pace: 0.9 }))).toHaveLength(8)
  })
})

describe('own fade', () => {
  const expectAt = (hours: number) => 0.03 * hours

  it('long outings that slow down twice as much are seen, drawn towards the law of everybody', () => {
    // Four hours: 0.12 are expected.
    const slow = many(20, { fade: Math.exp(0.24) }, 6000)
    const { valeur, nb } = estimateFatigue(slow, LOI_GENERALE, expectAt)
    expect(nb).toBe(20)
    expect(valeur).toBeGreaterThan(1.3)
    expect(valeur).toBeLessThan(2)
  })

  it('short outings tell nothing of it', () => {
    expect(estimateFatigue(many(20, { fade: 1.3 }), LOI_GENERALE, expectAt).nb).toBe(20)
    expect(estimateFatigue(many(20, { fade: 1.3 }, 2000), LOI_GENERALE, expectAt).nb).toBe(0)
  })

  it('a slow descent at the end is not fade', () => {
    const flat = { effort: 12_000, secondes: 12_000 * 0.5 }
    const none = { effort: 0, secondes: 0 }
    const up: Moitie = { montee: flat, plat: none, descente: none, entre: none }
    const down: Moitie = {
      montee: none,
      plat: none,
      descente: { effort: 12_000, secondes: 12_000 * 0.5 * 1.2 * Math.exp(expectAt(3.67)) },
      entre: none,
    }
    const sorties: SortieMesuree[] = Array(20).fill({ annees: 0, moities: [up, down] })
    const read = (descente: number) =>
      estimateFatigue(sorties, { montee: 1, descente }, expectAt).valeur
    expect(read(1.2)).toBeCloseTo(1, 1)
    expect(read(1)).toBeGreaterThan(1.3)
  })
})

describe('own growth by distance', () => {
  const resultsOf = (croissance: number, count: number) =>
    Array.from({ length: count }, (_, rank) => {
      const metres = Math.log(10_000) + (rank % 4) * 0.7
      return { metres, temps: croissance * metres, annees: 0 }
    })

  it('is found again from many results, and hardly from few', () => {
    const [few, lots] = [4, 200].map((nb) => estimateCroissance(resultsOf(0.05, nb)).valeur)
    expect(few).toBeLessThan(0.01)
    expect(lots).toBeGreaterThan(0.03)
    expect(lots).toBeLessThan(0.05)
  })

  it('results over one distance tell nothing', () => {
    const same = Array(9).fill({ metres: 10, temps: 3, annees: 1 })
    expect(estimateCroissance(same).valeur).toBeCloseTo(0, 12)
  })

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.double({ min: -9, max: 9, noNaN: true }), (croissance) => {
        const { valeur, bas, haut } = estimateCroissance(resultsOf(croissance, 30))
        expect(Math.min(valeur, bas, haut)).toBeGreaterThanOrEqual(PRIORS.croissance.least)
        expect(Math.max(valeur, bas, haut)).toBeLessThanOrEqual(PRIORS.croissance.most)
      }),
    )
  })
})

it('a factor holds from 4 % on, and not on the flat', () => {
  const loi = { ...LOI_GENERALE, montee: 1.2, descente: 1.1 }
  expect([0, 0.02, -0.02].map((pente) => factorOnSlope(loi, pente))).toEqual([1, 1, 1])
  expect(factorOnSlope(loi, 0.04)).toBeCloseTo(1.2)
  expect(factorOnSlope(loi, 0.3)).toBeCloseTo(1.2)
  expect(factorOnSlope(loi, -0.3)).toBeCloseTo(1.1)
  expect(factorOnSlope(LOI_GENERALE, 0.3)).toBe(1)
})

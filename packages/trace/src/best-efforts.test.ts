import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBestEfforts } from './best-efforts.ts'
import { makeSegment, makeTrack } from './simulated-track.ts'
import { surveyTrack } from './survey.ts'
import type { Segment } from './track.ts'

const T0 = Date.UTC(2026, 4, 12, 8)
const METRE = 1 / 111_194.93

/** Pieces of metres a second for some seconds, one reading a second; climb in metres a metre. */
function run(pieces: readonly (readonly [speed: number, seconds: number])[], slope = 0): Segment {
  const points: [number, number, number, number][] = [[5, 45, 100, T0]]
  let metres = 0
  let second = 0
  for (const [speed, seconds] of pieces) {
    for (let step = 0; step < seconds; step++) {
      metres += speed
      second++
      points.push([5, 45 + metres * METRE, 100 + metres * slope, T0 + second * 1000])
    }
  }
  return makeSegment(points)
}

const bestOf = (segment: Segment, mesure: number, least = 1) =>
  findBestEfforts(surveyTrack(makeTrack(segment)), [{ mesure, least }], [])

describe('quickest stretch', () => {
  it('the fast middle of a run is found, with its place', () => {
    const { distances } = bestOf(
      run([
        [2.5, 400],
        [5, 200],
        [2.5, 400],
      ]),
      1000,
    )
    expect(distances).toEqual([{ mesure: 1000, secondes: 200, debut: 1000 }])
  })

  it('a pause within the stretch counts', () => {
    const { distances } = bestOf(
      run([
        [4, 100],
        [0, 90],
        [4, 100],
      ]),
      600,
    )
    expect(distances[0]?.secondes).toBe(240)
  })

  it('a pause before the stretch does not', () => {
    const { distances } = bestOf(
      run([
        [0, 300],
        [4, 200],
      ]),
      780,
    )
    expect(distances[0]?.secondes).toBe(195)
  })

  it('a run shorter than the length gives none', () => {
    expect(bestOf(run([[4, 200]]), 1000).distances).toEqual([])
  })

  it('a stretch that nobody runs so fast gives none', () => {
    expect(
      bestOf(
        run([
          [3, 100],
          [30, 40],
          [3, 100],
        ]),
        1000,
        131,
      ).distances,
    ).toEqual([])
  })

  it('a run without times gives none', () => {
    const segment = run([[4, 400]])
    segment.time.fill(Number.NaN)
    expect(bestOf(segment, 1000)).toEqual({ distances: [], montees: [], cotes: [] })
  })

  it('no window of a second’s grid is quicker', () => {
    const piece = fc.tuple(fc.constantFrom(0, 1, 2.5, 4, 5.5), fc.integer({ min: 5, max: 60 }))
    fc.assert(
      fc.property(fc.array(piece, { minLength: 3, maxLength: 10 }), (pieces) => {
        const steps = pieces.flatMap(([speed, seconds]) => Array<number>(seconds).fill(speed))
        const metres = [0]
        for (const step of steps) metres.push((metres.at(-1) ?? 0) + step)
        let slow = Number.POSITIVE_INFINITY
        for (let from = 0; from < metres.length; from++) {
          // Positions are rounded: a run of exactly 100 m may measure a hair less.
          const to = metres.findIndex((done) => done >= (metres[from] ?? 0) + 100.1)
          if (to >= 0) slow = Math.min(slow, to - from)
        }
        const found = bestOf(run(pieces), 100).distances[0]?.secondes ?? Number.POSITIVE_INFINITY
        if (slow < Number.POSITIVE_INFINITY) expect(found).toBeLessThanOrEqual(slow + 1)
      }),
      { numRuns: 60 },
    )
  })
})

describe('climbs', () => {
  const hill = run(
    [
      [2, 300],
      [1, 900],
      [2, 300],
    ],
    0.2,
  )
  const found = findBestEfforts(surveyTrack(makeTrack(hill)), [], [{ mesure: 100, least: 1 }])

  it('the quickest hundred metres of climb are found where one climbs fastest', () => {
    expect(found.montees[0]?.secondes).toBeGreaterThan(240)
    expect(found.montees[0]?.secondes).toBeLessThan(275)
  })

  it('the highest climb has its metres and its time', () => {
    expect(found.cotes[0]?.mesure).toBeGreaterThan(390)
    expect(found.cotes[0]?.mesure).toBeLessThanOrEqual(420)
    expect(found.cotes[0]?.secondes).toBeGreaterThan(1350)
  })
})

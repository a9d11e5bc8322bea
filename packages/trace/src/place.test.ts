import { describe, expect, it } from 'vitest'
import { DEGREE } from './distance.ts'
import { placeAlong } from './place.ts'
import { makeSegment, makeTrack } from './simulated-track.ts'
import { surveyTrack } from './survey.ts'

/** Metres to the east and to the north, on the equator. */
type Spot = readonly [east: number, north: number]
const surveyOf = (spots: readonly Spot[]) =>
  surveyTrack(makeTrack(makeSegment(spots.map(([east, north]) => [east / DEGREE, north / DEGREE]))))
const sought = ([east, north]: Spot, reach: number) => ({
  lon: east / DEGREE,
  lat: north / DEGREE,
  reach,
})

describe('beside a line with few points, a place is the nearest of its line', () => {
  const corner = surveyOf([
    [0, 0],
    [0, 1000],
    [1000, 1000],
  ])
  it.each<[string, Spot, metres: number, offset: number]>([
    ['to the right', [30, 250], 250, 30],
    ['to the left', [-30, 250], 250, 30],
    ['after the corner', [300, 980], 1300, 20],
    ['within the corner, beside the later part', [30, 960], 960, 30],
    ['outside, beside the later part', [30, 1040], 1030, 40],
    ['at the corner itself', [-30, 1040], 1000, 50],
    ['before the start', [-30, -40], 0, 50],
    ['beyond the end', [1030, 1040], 2000, 50],
  ])('%s', (_, spot, metres, offset) => {
    const place = placeAlong(corner, sought(spot, 100))
    expect(place?.metres).toBeCloseTo(metres, 2)
    expect(place?.offset).toBeCloseTo(offset, 2)
    expect(placeAlong(corner, sought(spot, offset - 0.1))).toBeNull()
  })

  // There, forty metres across, and back.
  const hairpin = surveyOf([
    [0, 0],
    [0, 1000],
    [40, 1000],
    [40, 0],
  ])
  it.each<[string, number, number | null, number]>([
    ['of the nearer pass', 8, null, 300],
    ['of the later pass, where that is nearer', 30, null, 1740],
    ['of the pass that is expected', 8, 1740, 1740],
    ['of the nearer pass, where the expected one is more than 29 m farther', 5, 1740, 300],
    ['of the first of two that are as near', 20, null, 300],
  ])('%s', (_, east, near, metres) => {
    const place = placeAlong(hairpin, { ...sought([east, 300], 100), near })
    expect(place?.metres).toBeCloseTo(metres, 2)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastOf } from './column.ts'
import { makeSegment, makeTrack, simulateSegment } from './simulated-track.ts'
import {
  findPart,
  readAltitude,
  readClimbs,
  readPosition,
  samplePositions,
  surveyTrack,
} from './survey.ts'

const FIRST = simulateSegment({ length: 1000, altitude: (distance) => 100 + distance / 10 })
const SECOND = simulateSegment({ length: 500, altitude: () => 900, start: [6, 46] })
const SURVEY = surveyTrack(makeTrack(FIRST, makeSegment([]), SECOND))

it('distances continue across parts, gaps left out', () => {
  expect(SURVEY.parts.map(({ debut, fin }) => [Math.round(debut), Math.round(fin)])).toEqual([
    [0, 1000],
    [1000, 1500],
  ])
  expect(SURVEY.distance).toBeCloseTo(1500, 6)
})

it.each([
  [-10, 0],
  [0, 0],
  [999, 0],
  [1001, 1],
  [1500, 1],
  [9999, 1],
])('%s m is in part %s', (distance, rank) => {
  expect(findPart(SURVEY, distance)).toBe(SURVEY.parts[rank])
})

it.each([
  [0, 100, 0],
  [500, 150, 50],
  [1200, 900, 100],
  [1500, 900, 100],
])('at %s m one is at %s m, %s m up', (distance, altitude, denivele) => {
  expect(readAltitude(SURVEY, distance)).toBeCloseTo(altitude, 6)
  expect(readClimbs(SURVEY, distance)?.denivele).toBeCloseTo(denivele, 6)
})

describe('positions', () => {
  it('lie on the line, on both sides of the 180th meridian', () => {
    const [part] = surveyTrack(
      makeTrack(
        makeSegment([
          [179.99, 10],
          [-179.99, 10.01],
        ]),
      ),
    ).parts
    if (!part) throw new Error('no part')
    const middle = readPosition(part, part.fin / 2)
    expect(Math.abs(middle.lon)).toBeCloseTo(180, 9)
    expect(middle.lat).toBeCloseTo(10.005, 9)
    expect(readPosition(part, part.fin)).toEqual({ lon: -179.99, lat: 10.01 })
  })

  it('are sampled from one end to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
        const { lon, lat } = samplePositions(SURVEY, count)
        expect([lon[0], lat[0]]).toEqual([FIRST.lon[0], FIRST.lat[0]])
        expect(lastOf(lon)).toBeCloseTo(lastOf(SECOND.lon), 9)
        expect(lastOf(lat)).toBeCloseTo(lastOf(SECOND.lat), 9)
      }),
    )
  })
})

it.each([
  ['no segment', makeTrack()],
  ['empty segments', makeTrack(makeSegment([]), makeSegment([]))],
])('%s has no distance, no part, no ground', (_label, track) => {
  const survey = surveyTrack(track)
  expect(survey).toEqual({ parts: [], distance: 0, hasRelief: false, lissage: null })
  expect(findPart(survey, 0)).toBeNull()
  expect(readClimbs(survey, 0)).toBeNull()
  expect(readAltitude(survey, 0)).toBeNull()
})

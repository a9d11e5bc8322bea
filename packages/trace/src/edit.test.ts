import { describe, expect, it } from 'vitest'
import { distanceBetween } from './distance.ts'
import { cutTrack, reverseTrack } from './edit.ts'
import { measureTrack } from './measure.ts'
import { placeAlong } from './place.ts'
import { makeSegment, makeTrack, simulateTrack } from './simulated-track.ts'
import { surveyTrack } from './survey.ts'
import { countPoints } from './track.ts'

const line = simulateTrack({
  length: 10_000,
  altitude: (distance) => 500 + distance / 20,
  speed: 3,
})
const { distance } = measureTrack(line)

describe('a cut', () => {
  it.each([
    [0, distance],
    [0, 5000],
    [1234.5, 6789.1],
    [9990, distance],
    [1003, 1005],
  ])('from %d to %d is as long as asked', (from, to) => {
    expect(measureTrack(cutTrack(line, from, to)).distance).toBeCloseTo(to - from, 1)
  })

  it('puts a point at each end, with its altitude and its time', () => {
    const [segment] = cutTrack(line, 1005, 2005).segments
    expect(segment?.ele[0]).toBeCloseTo(550.25, 1)
    expect(segment?.ele.at(-1)).toBeCloseTo(600.25, 1)
    expect((segment?.time.at(-1) ?? 0) - (segment?.time[0] ?? 0)).toBeCloseTo(1e6 / 3, -2)
  })

  it('of everything changes nothing', () => {
    const whole = cutTrack(line, 0, distance)
    expect(countPoints(whole)).toBe(countPoints(line))
  })

  it.each([
    [-500, 20_000, 1],
    [20_000, 30_000, 0],
    [500, 500, 0],
    [600, 500, 0],
  ])('from %d to %d leaves %d segments', (from, to, count) => {
    expect(cutTrack(line, from, to).segments).toHaveLength(count)
  })

  it('keeps gaps as gaps', () => {
    const gapped = makeTrack(
      makeSegment([
        [5, 45, 100],
        [5, 45.01, 110],
      ]),
      makeSegment([
        [5, 45.1, 200],
        [5, 45.11, 210],
      ]),
    )
    const { distance: whole } = measureTrack(gapped)
    const cut = cutTrack(gapped, 500, whole - 500)
    expect(cut.segments).toHaveLength(2)
    expect(measureTrack(cut).distance).toBeCloseTo(whole - 1000, 1)
  })

  it('crosses the 180th meridian', () => {
    const across = makeTrack(
      makeSegment([
        [179.9, 0],
        [-179.9, 0],
      ]),
    )
    const { distance: whole } = measureTrack(across)
    const [segment] = cutTrack(across, whole * 0.75, whole).segments
    expect(segment?.lon[0]).toBeCloseTo(-179.95, 5)
  })
})

describe('the other way round', () => {
  it('changes D+ and D−, not the distance, and has no times', () => {
    const back = reverseTrack(line)
    const [there, here] = [measureTrack(line), measureTrack(back)]
    expect(here.distance).toBeCloseTo(there.distance, 3)
    expect(here.denivele_negatif.calcule).toBeCloseTo(there.denivele.calcule ?? 0, 0)
    expect(here.duree).toBeNull()
  })

  it('twice is the same line', () => {
    const [segment] = reverseTrack(reverseTrack(line)).segments
    expect(segment?.lat).toEqual(line.segments[0]?.lat)
  })
})

describe('a place', () => {
  const survey = surveyTrack(line)
  const [lon, lat] = [line.segments[0]?.lon[0] ?? 0, line.segments[0]?.lat[0] ?? 0]

  it.each([
    [0, 0],
    [2500, 30],
    [9999, 80],
  ])('at %d m and %d m beside is found', (metres, beside) => {
    const north = metres / distanceBetween(lon, lat, lon, lat + 1)
    const east = beside / distanceBetween(lon, lat, lon + 1, lat)
    const place = placeAlong(survey, { lon: lon + east, lat: lat + north, reach: 100 })
    expect(place?.metres).toBeCloseTo(metres, -1)
    expect(place?.offset).toBeCloseTo(beside, -1)
  })

  it('out of reach is nowhere', () => {
    expect(placeAlong(survey, { lon: lon + 0.01, lat, reach: 100 })).toBeNull()
  })

  it.each([
    [500, 500],
    [19_400, 19_500],
  ])('passed twice is the pass near %d m', (near, metres) => {
    const back = simulateTrack({
      length: 20_000,
      way: (at) => [0, at < 10_000 ? at : 20_000 - at],
    })
    const north = 500 / distanceBetween(lon, lat, lon, lat + 1)
    const place = placeAlong(surveyTrack(back), { lon, lat: lat + north, reach: 100, near })
    expect(place?.metres).toBeCloseTo(metres, -2)
  })
})

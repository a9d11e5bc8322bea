import { describe, expect, it, test } from 'vitest'
import { isInZone, METROPOLE, roundZone, toBounds, zoneAround, zoneOf, zoneToShow } from './zone.ts'

describe('the bounding box of positions', () => {
  test.for([
    ['none', [], null],
    ['one', [[2.35, 48.85]], { ouest: 2.35, sud: 48.85, est: 2.35, nord: 48.85 }],
    [
      'two',
      [
        [2.35, 48.85],
        [-1.5, 47.2],
      ],
      { ouest: -1.5, sud: 47.2, est: 2.35, nord: 48.85 },
    ],
    [
      'both hemispheres',
      [
        [55.5, -21.1],
        [-61, 14.6],
      ],
      { ouest: -61, sud: -21.1, est: 55.5, nord: 14.6 },
    ],
  ] as const)('holds %s', ([, positions, zone]) => {
    expect(zoneOf(positions)).toEqual(zone)
  })
})

describe('the area around a position', () => {
  it('is as high as it is wide on the ground', () => {
    const zone = zoneAround([2, 60], 55.6)
    expect(zone.nord - zone.sud).toBeCloseTo(1, 5)
    expect(zone.est - zone.ouest).toBeCloseTo(2, 5)
  })

  it('stays on the map at the pole', () => {
    expect(zoneAround([0, 89.9], 500)).toMatchObject({ ouest: -180, est: 180, nord: 85 })
  })
})

test.for([
  ['Chamonix', [6.87, 45.92], true],
  ['Bastia', [9.45, 42.7], true],
  ['Madrid', [-3.7, 40.4], false],
  ['Saint-Denis de La Réunion', [55.45, -20.88], false],
] as const)('mainland France holds %s: %s', ([, position, expected]) => {
  expect(isInZone(position, METROPOLE)).toBe(expected)
})

describe('the area asked of the API', () => {
  it('is rounded outwards', () => {
    const zone = { ouest: 2.33339, sud: -1.00001, est: 2.44441, nord: 48.1 }
    expect(roundZone(zone)).toEqual({ ouest: 2.3333, sud: -1.0001, est: 2.4445, nord: 48.1 })
  })

  it('never leaves the globe, however far out the map is zoomed', () => {
    const zone = { ouest: -320, sud: -95, est: 260, nord: 90.4 }
    expect(toBounds(roundZone(zone))).toEqual([-180, -90, 180, 90])
  })
})

describe('the initial area of a map', () => {
  const [paris, nantes, reunion, guyane] = [
    [2.35, 48.85],
    [-1.55, 47.2],
    [55.5, -21.1],
    [-53, 4],
  ] as const

  it('is mainland France without positions', () => {
    expect(zoneToShow([])).toBe(METROPOLE)
  })

  it('leaves out overseas positions when there are some on the mainland', () => {
    expect(zoneToShow([paris, reunion, nantes])).toEqual(zoneOf([paris, nantes]))
  })

  it('is overseas when there are no others', () => {
    expect(zoneToShow([reunion, guyane])).toEqual(zoneOf([reunion, guyane]))
  })
})

import { describe, expect, it } from 'vitest'
import {
  altitudeAt,
  axisTicks,
  elevationLine,
  elevationScale,
  type ProfilePoint,
} from './elevation-scale.ts'

const climb: ProfilePoint[] = [
  [0, 100],
  [1000, 300],
  [2000, 500],
]

describe('elevationScale', () => {
  it('spans the width from start to finish', () => {
    const { xOf } = elevationScale(climb)
    expect([xOf(0), xOf(1000), xOf(2000), xOf(9000)]).toEqual([0, 0.5, 1, 1])
  })

  it('puts the highest point near the top and the lowest near the bottom', () => {
    const { yOf } = elevationScale(climb)
    expect(yOf(500)).toBeCloseTo(0.097, 2)
    expect(yOf(100)).toBeCloseTo(0.903, 2)
  })

  it('keeps a flat course flat', () => {
    const { low, high } = elevationScale([
      [0, 30],
      [10_000, 33],
    ])
    expect(high - low).toBeGreaterThan(80)
  })
})

it('an elevation line without points is empty', () => {
  expect(elevationLine([], elevationScale([]), 100, 50)).toBe('')
})

describe('altitudeAt', () => {
  it.each([
    [0, 100],
    [500, 200],
    [1500, 400],
    [2000, 500],
    [5000, 500],
  ])('at %i m is %i m', (distance, altitude) => expect(altitudeAt(climb, distance)).toBe(altitude))
})

describe('axisTicks', () => {
  it.each([
    [0, 42_195, 5, [0, 10_000, 20_000, 30_000, 40_000]],
    [87, 512, 4, [200, 400]],
    [0, 1, 4, [0, 0.5, 1]],
    [5, 5, 4, []],
  ])('are right from %d to %d', (low, high, count, ticks) =>
    expect(axisTicks(low, high, count)).toEqual(ticks),
  )
})

import { expect, it } from 'vitest'
import { findShape } from './shape.ts'
import { makeSegment, makeTrack, type Simulation, simulateTrack } from './simulated-track.ts'
import { surveyTrack } from './survey.ts'

type Way = NonNullable<Simulation['way']>
const ring =
  (length: number, laps = 1): Way =>
  (distance) => {
    const radius = length / (2 * Math.PI * laps)
    const angle = distance / radius
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }
const backAndForth =
  (length: number, laps = 1): Way =>
  (distance) => {
    const leg = length / 2 / laps
    const place = distance % (2 * leg)
    return [0, Math.min(place, 2 * leg - place)]
  }
const lollipop =
  (stem: number, loop: number): Way =>
  (distance) => {
    if (distance < stem) return [0, distance]
    if (distance > stem + loop) return [0, Math.max(0, 2 * stem + loop - distance)]
    const radius = loop / (2 * Math.PI)
    const angle = (distance - stem) / radius
    return [radius * Math.sin(angle), stem + radius * (1 - Math.cos(angle))]
  }
const openRing = (length: number, missing: number): Way => ring(length + missing)

it.each<[string, number, Way, string]>([
  ['a straight line', 10_000, (distance) => [0, distance], 'traversee'],
  ['a ring', 10_000, ring(10_000), 'boucle'],
  ['two laps of a ring', 10_000, ring(10_000, 2), 'boucle'],
  ['25 laps of a track', 10_000, ring(10_000, 25), 'boucle'],
  ['there and back', 10_000, backAndForth(10_000), 'aller_retour'],
  ['there and back twice', 10_000, backAndForth(10_000, 2), 'aller_retour'],
  ['there and back, very far', 170_000, backAndForth(170_000), 'aller_retour'],
  ['a lollipop with a short stem', 10_000, lollipop(1500, 7000), 'boucle'],
  ['a lollipop with a long stem', 10_000, lollipop(4500, 1000), 'aller_retour'],
  ['a ring that ends 300 m short', 9700, openRing(9700, 300), 'boucle'],
  ['a ring that ends 1 km short', 9000, openRing(9000, 1000), 'traversee'],
  ['a stroll of 80 m', 80, (distance) => [0, distance], 'traversee'],
])('%s', (_label, length, way, expected) => {
  for (const wander of [0, 5]) {
    expect(findShape(surveyTrack(simulateTrack({ length, way, wander })))).toBe(expected)
  }
})

it('a loop is recognised across the 180th meridian', () => {
  const track = simulateTrack({ length: 10_000, way: ring(10_000), start: [179.98, -17] })
  for (const [index, lon] of track.segments[0]?.lon.entries() ?? []) {
    if (lon > 180 && track.segments[0]) track.segments[0].lon[index] = lon - 360
  }
  expect(findShape(surveyTrack(track))).toBe('boucle')
})

it('an empty track has a shape', () => {
  expect(findShape(surveyTrack(makeTrack()))).toBe('traversee')
  expect(findShape(surveyTrack(makeTrack(makeSegment([[5, 45]]))))).toBe('traversee')
})

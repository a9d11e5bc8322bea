import { describe, expect, it } from 'vitest'
import { getAltitudeFactor, getGroundLoss, getSlopeFactor } from './effort.ts'
import { makeTrack, simulateSegment } from './simulated-track.ts'
import { cutStretches } from './stretches.ts'
import { surveyTrack } from './survey.ts'

const survey = (length: number, altitude?: (distance: number) => number) =>
  surveyTrack(makeTrack(simulateSegment({ length, spacing: 5, ...(altitude && { altitude }) })))

describe('a route in stretches', () => {
  it.each([
    [1000, 10],
    [1049, 10],
    [1060, 11],
    [40, 1],
  ])('of %d m has %d of one length, which make the whole', (length, count) => {
    const stretches = cutStretches(survey(length))
    expect(stretches).toHaveLength(count)
    const total = stretches.reduce((sum, { longueur }) => sum + longueur, 0)
    expect(total).toBeCloseTo(length, 3)
    for (const { longueur } of stretches) expect(longueur).toBeCloseTo(length / count, 3)
  })

  it('has none without length', () => {
    expect(cutStretches(surveyTrack(makeTrack()))).toEqual([])
  })

  it('costs what its slope, its ground and its altitude cost', () => {
    const flat = cutStretches(survey(1000), { sol: 'route' })
    expect(flat[4]?.effort).toBeCloseTo(100, 6)
    const up = cutStretches(
      survey(1000, (distance) => 1750 + distance / 10),
      { sol: 'sentier' },
    )
    const expected =
      100 * getSlopeFactor(0.1) * (1 + getGroundLoss('sentier')) * getAltitudeFactor(1750 + 45)
    expect(up[4]?.effort).toBeCloseTo(expected, 0)
  })
})

describe('the ground of a stretch', () => {
  const losses = (ground: Parameters<typeof cutStretches>[1]) =>
    cutStretches(survey(400), ground).map(({ perte }) => Math.round(perte * 1000) / 1000)
  const all = (loss: number) => Array.from({ length: 4 }, () => loss)

  it.each<[string, Parameters<typeof cutStretches>[1], number[]]>([
    ['a path unless something is said', undefined, all(0.08)],
    ['what is said of the whole', { sol: 'technique' }, all(0.2)],
    [
      'that of the piece that its middle lies in, elsewhere that of the whole',
      {
        sol: 'route',
        troncons: [
          { debut: 100, fin: 250, type: 'rock' },
          { debut: 250, fin: 350, type: 'path' },
        ],
      },
      [0, 0.2, 0.125, 0],
    ],
    [
      'that of the whole where a piece is unknown',
      { sol: 'piste', troncons: [{ debut: 0, fin: 400, type: 'unknown' }] },
      all(0.04),
    ],
    ['shares that make the whole', { surfaces: { rock: 0.5, asphalt: 0.5 } }, all(0.1)],
    ['shares, and what they leave', { sol: 'route', surfaces: { rock: 0.5 } }, all(0.1)],
    ['shares of more than the whole', { surfaces: { rock: 1, asphalt: 1 } }, all(0.1)],
    ['shares that are none', { surfaces: { rock: 0, asphalt: -1 } }, all(0.08)],
    ['an unknown share', { sol: 'sentier', surfaces: { unknown: 1 } }, all(0.125)],
  ])('is %s', (_, ground, expected) => {
    expect(losses(ground)).toEqual(expected)
  })
})

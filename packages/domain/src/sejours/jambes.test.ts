import { describe, expect, it } from 'vitest'
import { judgeJour, labelTemps, type Mesures, type Plafond, type Verdict } from './jambes.ts'

const H = 3600
const jour = (temps: number | null, denivele: number | null, distance = 18_000): Mesures => ({
  temps,
  distance,
  denivele,
})
const PLAFOND: Plafond = { nb: 12, temps: 4 * H, distance: 30_000, denivele: 1000 }

describe('a day for one’s own legs', () => {
  it.each<[string, Mesures, Plafond, Verdict | null]>([
    ['well under both', jour(2 * H, 500), PLAFOND, 'a_portee'],
    ['the climb near the most', jour(2 * H, 800), PLAFOND, 'exigeant'],
    ['the time near the most', jour(3.5 * H, 100), PLAFOND, 'exigeant'],
    ['just the most', jour(4 * H, 1000), PLAFOND, 'exigeant'],
    ['a little more is not beyond', jour(4.1 * H, 1040), PLAFOND, 'exigeant'],
    ['the climb beyond', jour(2 * H, 1200), PLAFOND, 'au_dela'],
    ['the time beyond', jour(6 * H, 100), PLAFOND, 'au_dela'],
    ['no time: the distance counts', jour(null, 100, 40_000), PLAFOND, 'au_dela'],
    ['no climb known: the time alone', jour(2 * H, null), PLAFOND, 'a_portee'],
    [
      'only flat outings: the time alone',
      jour(2 * H, 900),
      { ...PLAFOND, denivele: 0 },
      'a_portee',
    ],
    [
      'outings without a time: distance and climb',
      jour(2 * H, 900, 25_000),
      { ...PLAFOND, temps: null },
      'exigeant',
    ],
    ['no outing', jour(2 * H, 900), { nb: 0, temps: null, distance: null, denivele: null }, null],
  ])('%s', (_, day, plafond, verdict) => {
    expect(judgeJour(day, plafond).verdict).toBe(verdict)
  })

  it('gives the numbers that say so', () => {
    expect(judgeJour(jour(4.2 * H, 1200), PLAFOND).raisons).toEqual([
      '4h10 ce jour-là\u00a0; votre plus longue sortie\u00a0: 4h.',
      '1\u202f200\u00a0m\u00a0D+ ce jour-là\u00a0; votre plus grande montée\u00a0: 1\u202f000\u00a0m\u00a0D+.',
    ])
  })
})

it.each([
  [50, '5\u00a0min'],
  [52 * 60, '50\u00a0min'],
  [58 * 60, '1h'],
  [H, '1h'],
  [4 * H + 11 * 60, '4h10'],
  [4 * H + 56 * 60, '5h'],
])('%d seconds are said %s', (seconds, text) => expect(labelTemps(seconds)).toBe(text))

import type { Bilan, LieuBilan } from '@foulee/contract/parcours/bilan'
import { describe, expect, it, test } from 'vitest'
import { gapPath, gapTicks, readGap } from '#features/parcours/shared/gap-line.ts'
import { drawGaps, findMost } from './gap-lines.ts'

const lieu = (metres: number, times: Partial<LieuBilan>): LieuBilan => ({
  metres,
  nom: null,
  is_arrivee: metres === 10_000,
  reel: null,
  is_officiel: true,
  prevu: null,
  semblables: null,
  rang: null,
  gagnees: null,
  arret: null,
  arret_prevu: null,
  allure: null,
  ...times,
})
type Known = Pick<Bilan, 'lieux' | 'courbe' | 'plan' | 'semblables'>
const PLAN = { base: 'niveau', niveau: 'confirme', temps: 3800 } as const
const FIELD = { least: 3700, most: 4300, nb: 12 }
const LIEUX = [
  lieu(5000, { reel: 1800, prevu: 1900, semblables: 1950 }),
  lieu(10_000, { reel: 4000, prevu: 3800, semblables: 4000, is_officiel: false }),
]
const known = (input: Partial<Known>): Known => ({
  lieux: LIEUX,
  courbe: [],
  plan: null,
  semblables: null,
  ...input,
})

describe('lines of a race', () => {
  it('against the plan, with the outing between points and the others beside', () => {
    const courbe = [{ metres: 2500, reel: 900, prevu: 940 }]
    expect(drawGaps(known({ plan: PLAN, semblables: FIELD, courbe }))).toEqual({
      temoin: 'feuille',
      mine: [
        { metres: 0, avance: 0 },
        { metres: 2500, avance: 40 },
        { metres: 5000, avance: 100 },
        { metres: 10_000, avance: -200 },
      ],
      officiels: [{ metres: 5000, avance: 100 }],
      autres: [
        { metres: 0, avance: 0 },
        { metres: 5000, avance: -50 },
        { metres: 10_000, avance: -200 },
      ],
    })
  })

  it('without a plan, against those of the same time', () => {
    const lines = drawGaps(known({ semblables: FIELD }))
    expect(lines).toMatchObject({ temoin: 'semblables', autres: [] })
    expect(lines?.mine.map(({ avance }) => avance)).toEqual([0, 150, 0])
  })

  it.each([
    ['neither plan nor others', known({})],
    ['no time of one’s own', known({ plan: PLAN, lieux: [lieu(10_000, { prevu: 3800 })] })],
  ])('of which there is %s are not drawn', (_, bilan) => {
    expect(drawGaps(bilan)).toBeNull()
  })
})

test.each([
  ['at a point', 5000, 100],
  ['between two', 7500, -50],
  ['at the start', 0, 0],
  ['after the last', 12_000, null],
])('the gap %s', (_, metres, expected) => {
  const line = [
    { metres: 0, avance: 0 },
    { metres: 5000, avance: 100 },
    { metres: 10_000, avance: -200 },
  ]
  expect(readGap(line, metres)).toBe(expected)
})

it('who is ahead is drawn above the middle', () => {
  const frame = { length: 10_000, most: 200, width: 1000, height: 100 }
  const line = [
    { metres: 0, avance: 0 },
    { metres: 5000, avance: 100 },
    { metres: 10_000, avance: -200 },
  ]
  expect(gapPath(line, frame)).toBe('M0.0 50.0L500.0 25.0L1000.0 100.0')
})

test.each([
  [132, [120, 60, 0, -60, -120]],
  [700, [600, 300, 0, -300, -600]],
  [7000, [3600, 0, -3600]],
])('ticks of %d seconds a side', (most, expected) => {
  expect(gapTicks(most)).toEqual(expected)
})

it('a few seconds look even', () => {
  const lines = {
    temoin: 'feuille' as const,
    mine: [{ metres: 0, avance: 5 }],
    officiels: [],
    autres: [],
  }
  expect(findMost(lines)).toBeGreaterThanOrEqual(120)
})

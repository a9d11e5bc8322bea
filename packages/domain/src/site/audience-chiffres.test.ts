import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import { AUDIENCE_NAMES } from './audience.ts'
import {
  countPeriode,
  findPeriodeFautes,
  formatEvolution,
  formatNombre,
  getPeriodeAvant,
  isRetained,
  MESURE_DE,
  PAS,
  roundDown,
  splitPeriode,
} from './audience-chiffres.ts'

const TODAY = '2026-11-23'
const period = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 0, max: 365 }))
  .map(([back, length]) => {
    const au = addDays(TODAY, -back)
    return { du: addDays(au, -length), au }
  })

describe('a period', () => {
  it('is cut without a gap, an overlap or a day beyond', () => {
    fc.assert(
      fc.property(period, fc.constantFrom(...PAS), (input, pas) => {
        const tranches = splitPeriode(input, pas)
        expect(tranches[0]?.debut).toBe(input.du)
        expect(tranches.at(-1)?.fin).toBe(input.au)
        for (const [at, { debut, fin }] of tranches.entries()) {
          expect(debut <= fin).toBe(true)
          const next = tranches[at + 1]
          if (next) expect(next.debut).toBe(addDays(fin, 1))
        }
      }),
    )
  })

  it('has one before it, as long, which ends the day before', () => {
    fc.assert(
      fc.property(period, (input) => {
        const before = getPeriodeAvant(input)
        expect(countPeriode(before)).toBe(countPeriode(input))
        expect(addDays(before.au, 1)).toBe(input.du)
      }),
    )
  })

  it('is cut at Mondays and at first days of months', () => {
    const input = { du: '2026-09-30', au: '2026-10-13' }
    expect(splitPeriode(input, 'semaine').map(({ debut }) => debut)).toEqual([
      '2026-09-30',
      '2026-10-05',
      '2026-10-12',
    ])
    expect(splitPeriode(input, 'mois')).toEqual([
      { debut: '2026-09-30', fin: '2026-09-30' },
      { debut: '2026-10-01', fin: '2026-10-13' },
    ])
  })

  it.each([
    ['ends before it begins', '2026-11-02', '2026-11-01', 'jour', 'au'],
    ['ends tomorrow', '2026-11-02', '2026-11-24', 'jour', 'au'],
    ['lasts more than a year', '2025-11-01', '2026-11-02', 'mois', 'du'],
    ['has too many days to show each', '2026-01-01', '2026-04-11', 'jour', 'pas'],
  ] as const)('is refused when it %s', (_, du, au, pas, field) => {
    expect(Object.keys(findPeriodeFautes({ du, au }, pas, TODAY))).toEqual([field])
  })

  it.each([
    ['one day, today', '2026-11-23', '2026-11-23', 'jour'],
    ['a hundred days', '2026-01-01', '2026-04-10', 'jour'],
    ['a year of weeks', '2025-11-24', '2026-11-23', 'semaine'],
  ] as const)('may be %s', (_, du, au, pas) => {
    expect(findPeriodeFautes({ du, au }, pas, TODAY)).toEqual({})
  })

  it('is there as long as measures are kept', () => {
    const now = new Date('2026-11-23T12:00:00Z')
    expect(isRetained({ du: '2024-11-02', au: TODAY }, now)).toBe(true)
    expect(isRetained({ du: '2024-11-01', au: TODAY }, now)).toBe(false)
    expect(isRetained({ du: '2026-10-31', au: TODAY }, now, 1)).toBe(false)
  })
})

describe('a figure', () => {
  it('never reveals whether one more person was there', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (nb) => {
        const rounded = roundDown(nb)
        expect(rounded % 5).toBe(0)
        expect(nb - rounded).toBeGreaterThanOrEqual(0)
        expect(nb - rounded).toBeLessThan(5)
      }),
    )
  })

  it.each([
    [0, 'moins de\u00a05'],
    [5, '5'],
    [995, '995'],
    [1_230, '1\u202f230'],
    [1_234_565, '1\u202f234\u202f565'],
  ])('of %i is « %s »', (nb, said) => expect(formatNombre(nb)).toBe(said))

  it.each([
    [120, 100, '+\u00a020\u00a0%'],
    [75, 100, '−\u00a025\u00a0%'],
    [100, 100, 'stable'],
    [120, 45, null],
    [120, null, null],
  ])('of %i after %s went %s', (total, avant, said) => {
    expect(formatEvolution(total, avant)).toBe(said)
  })
})

it('measures count listed events only, each once', () => {
  expect(
    Object.keys(MESURE_DE).filter((name) => !AUDIENCE_NAMES.some((item) => item === name)),
  ).toEqual([])
})

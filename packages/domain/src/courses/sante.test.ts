import { expect, it } from 'vitest'
import { getPpsExpiration, isPpsValid } from './sante.ts'

it.each([
  ['2026-02-01', '2026-02-01', undefined, true],
  ['2026-02-01', '2027-01-31', undefined, true],
  ['2026-02-01', '2027-02-01', undefined, true],
  ['2026-02-01', '2027-02-02', undefined, false],
  ['2026-02-01', '2026-01-31', undefined, false],
  ['2024-10-01', '2025-01-01', 3, true],
  ['2024-10-01', '2025-01-02', 3, false],
])(
  'a PPS obtained on %s, for a race on %s, valid %s months: %s',
  (obtenu_le, on, dureeMois, expected) => {
    expect(isPpsValid(obtenu_le, on, dureeMois)).toBe(expected)
  },
)

it('a PPS that would expire on a missing day ends on the last day of the month', () => {
  expect(getPpsExpiration('2026-11-30', 3)).toBe('2027-02-28')
})

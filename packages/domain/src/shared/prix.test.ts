import { describe, expect, it } from 'vitest'
import { getFinPrixBarre, getPrixBarre, type PrixDate } from './prix.ts'

const NOW = new Date('2027-03-20T10:00:00Z')
const at = (prix: number, jour: string): PrixDate => ({ prix, le: `${jour}T10:00:00Z` })

describe('a crossed-out price', () => {
  it.each<[string, PrixDate[], number | null]>([
    ['none with one price', [at(1000, '2027-01-01')], null],
    ['none when it was raised', [at(1000, '2027-01-01'), at(1200, '2027-03-10')], null],
    ['the price before', [at(1000, '2027-01-01'), at(800, '2027-03-10')], 1000],
    [
      'the lowest of thirty days, not the highest',
      [at(900, '2027-01-01'), at(1500, '2027-03-01'), at(800, '2027-03-10')],
      900,
    ],
    [
      'none when it was as low in those days',
      [at(800, '2027-02-20'), at(1500, '2027-03-01'), at(800, '2027-03-10')],
      null,
    ],
    [
      'what was replaced earlier does not count',
      [at(500, '2026-01-01'), at(1000, '2026-06-01'), at(800, '2027-03-10')],
      1000,
    ],
    ['none when it stays', [at(1000, '2027-01-01'), at(1000, '2027-03-10')], null],
    [
      'what was replaced on the first of the thirty days counts',
      [at(500, '2026-01-01'), at(1000, '2027-02-08'), at(400, '2027-03-10')],
      500,
    ],
    ['thirty days at most', [at(1000, '2027-01-01'), at(800, '2027-02-10')], null],
    ['on its thirtieth day still', [at(1000, '2027-01-01'), at(800, '2027-02-18')], 1000],
  ])('%s', (_, prix, barre) => {
    expect(getPrixBarre(prix, NOW)).toBe(barre)
  })

  it('is gone on the day after', () => {
    expect(getFinPrixBarre([at(1000, '2027-01-01'), at(800, '2027-03-10')], NOW)).toBe('2027-04-10')
    expect(getFinPrixBarre([at(1000, '2027-01-01')], NOW)).toBeNull()
  })
})

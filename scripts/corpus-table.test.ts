import { describe, expect, it } from 'vitest'
import { formatRow, formatTotals, type Row } from './corpus-table.ts'

const read: Row = {
  path: 'gpx/a.gpx',
  found: {
    points: 1200,
    segments: 2,
    distance: 10_500,
    distanceOff: 0.00123,
    climb: null,
    rawClimb: 120,
    rawClimbOff: null,
  },
  deviations: [],
  accepted: null,
}
const throwRefused: Row = {
  path: 'gpx/b.gpx',
  refusal: 'sans_trace',
  deviations: ['x'],
  accepted: null,
}
const accepted: Row = { ...throwRefused, path: 'fit/c.fit', accepted: 'parce que' }

const words = (text: string) => text.replace(/\s+/g, ' ').trim()

describe('the report of the corpus', () => {
  it('tells of a file that was read, and of one that was not', () => {
    expect(words(formatRow(read))).toBe('gpx/a.gpx 1 200 2 10 500 m 0,12 % – 120 m')
    expect(words(formatRow(throwRefused))).toBe('gpx/b.gpx refusé : sans_trace ✗ x')
    expect(words(formatRow(accepted))).toBe('fit/c.fit refusé : sans_trace ≈ x parce que')
  })

  it('adds up each format', () => {
    expect(words(formatTotals([read, throwRefused, accepted]))).toBe(
      'GPX : 2 fichiers, 1 lu, 1 refusé, 0 écart accepté, 1 écart FIT : 1 fichier, 0 lu, 1 refusé, 1 écart accepté, 0 écart',
    )
  })
})

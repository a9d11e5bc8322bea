import { describe, expect, it } from 'vitest'
import { readBareme, readPalier, writeBareme } from './bareme-text.ts'

describe('cancellation fees as text', () => {
  it('written fees are parsed back, the farthest from the departure first', () => {
    const text = writeBareme([
      { jours: 1, part: 100 },
      { jours: 30, part: 50 },
    ])
    expect(text).toBe('30 jours avant\u00a0: 50\u00a0%\n1 jour avant\u00a0: 100\u00a0%')
    expect(readBareme(text)).toEqual([
      { jours: 30, part: 50 },
      { jours: 1, part: 100 },
    ])
    expect(readBareme('')).toEqual([])
  })

  it.each([
    ['30', '50', { jours: 30, part: 50 }],
    [' 0 ', '100', { jours: 0, part: 100 }],
    ['30 j', '50 %', { jours: 30, part: 50 }],
    ['', '50', undefined],
    ['30', '', undefined],
    ['trente', '50', undefined],
    ['-3', '50', undefined],
    ['30', '12,5', undefined],
  ])('the fields « %s » days and « %s » % are parsed as a step', (jours, part, palier) => {
    expect(readPalier(jours, part)).toEqual(palier)
  })
})

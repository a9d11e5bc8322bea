import { describe, expect, it } from 'vitest'
import { formatDone, formatProgress } from './suivi-words.ts'

const suivi = {
  debut: '2026-09-01',
  fin: '2026-12-19',
  nb: { prevus: 48, faits: 18, manques: 20, a_venir: 10 },
}

describe('how far a plan is', () => {
  it.each([
    ['on its way', '2026-11-27', 'Semaine 13 sur 16, 18\u00a0séances faites sur 48'],
    [
      'in the week of its first day',
      '2026-08-31',
      'Semaine 1 sur 16, 18\u00a0séances faites sur 48',
    ],
    ['before', '2026-08-30', 'Commence le mardi 1er septembre 2026'],
    ['after', '2026-12-20', '18\u00a0séances faites sur 48'],
  ])('the progress of a plan is written in words: %s', (_, today, words) => {
    expect(formatProgress(suivi, today)).toBe(words)
  })

  it.each([
    [0, '0\u00a0séance faite sur 48'],
    [1, '1\u00a0séance faite sur 48'],
    [2, '2\u00a0séances faites sur 48'],
  ])('a number of %s done sessions is written in words', (faits, words) => {
    expect(formatDone({ faits, prevus: 48 })).toBe(words)
  })
})

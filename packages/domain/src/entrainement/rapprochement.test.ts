import { describe, expect, it } from 'vitest'
import type { Sport } from '../shared/sport.ts'
import { findSeancePrevue, type SeancePrevue } from './rapprochement.ts'

type Ecrite = [jour: number, minutes: number | null, km?: number | null, sport?: Sport]
const effort = ([jour, minutes, km = null, sport = 'course_a_pied']: Ecrite) => ({
  jour: `2027-03-${String(jour).padStart(2, '0')}`,
  sport,
  duree: minutes === null ? null : minutes * 60,
  distance: km === null ? null : km * 1000,
})
const find = (activite: Ecrite, ...seances: Ecrite[]) =>
  findSeancePrevue(
    effort(activite),
    seances.map((seance, index): SeancePrevue => ({ id: index + 1, ...effort(seance) })),
  )?.id ?? null

describe('an activity finds its session', () => {
  it.each<[string, Ecrite, Ecrite[], number | null]>([
    ['the same day', [10, 58], [[10, 60]], 1],
    ['a trail for a run', [10, 58, null, 'trail'], [[10, 60]], 1],
    ['a hike for a walk', [10, 58, null, 'randonnee'], [[10, 60, null, 'marche']], 1],
    ['another sport', [10, 58, null, 'velo'], [[10, 60]], null],
    ['the day after', [11, 58], [[10, 60]], 1],
    ['the day before', [9, 58], [[10, 60]], 1],
    ['two days after', [12, 60], [[10, 60]], null],
    ['over a change of month', [1, 60], [[28, 60]], null],
    ['less than half of it', [10, 25], [[10, 60]], null],
    ['another day and rather different', [11, 40], [[10, 60]], null],
    [
      'the nearest by time',
      [10, 88],
      [
        [10, 45],
        [10, 90],
      ],
      2,
    ],
    [
      'the same day before the day after',
      [10, 60],
      [
        [11, 60],
        [10, 60],
      ],
      2,
    ],
    [
      'two alike on one day',
      [10, 60],
      [
        [10, 60],
        [10, 62],
      ],
      null,
    ],
    [
      'by distance when time is unknown',
      [10, null, 12],
      [
        [10, 60, 6],
        [10, 60, 12],
      ],
      2,
    ],
    ['a session that says nothing', [10, 60], [[10, null]], 1],
    ['a session that says nothing, the day after', [11, 60], [[10, null]], 1],
    ['nothing planned', [10, 60], [], null],
  ])('%s', (_, activite, seances, expected) => {
    expect(find(activite, ...seances)).toBe(expected)
  })
})

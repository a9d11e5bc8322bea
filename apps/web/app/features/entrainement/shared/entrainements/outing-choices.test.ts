import { describe, expect, it } from 'vitest'
import { findChoices, findSessions } from './outing-choices.ts'

const outing = (id: number, debut: string | null, fuseau = 'Europe/Paris') => ({
  id,
  debut,
  fuseau,
})
const tied = (activites_id: number | null) => ({
  fait: { duree: null, distance: null, rpe: null, charge: null, mots: null, le: '', activites_id },
})

describe('the candidate activities of a training', () => {
  it('candidates are sorted by distance from the day of the training', () => {
    const outings = [
      outing(1, '2026-11-27T06:00:00Z'),
      // After midnight in Paris, the day before in UTC.
      outing(2, '2026-11-25T23:30:00Z'),
      outing(3, '2026-11-24T17:00:00Z'),
      outing(4, null),
    ]
    expect(findChoices(outings, [], '2026-11-26').map(({ id }) => id)).toEqual([2, 4, 1, 3])
  })

  it('an outing is of the day where it was run', () => {
    // Saturday evening in Paris, Saturday morning in Tahiti; Sunday morning in Nouméa.
    const outings = [
      outing(1, '2026-12-05T17:00:00Z', 'Pacific/Tahiti'),
      outing(2, '2026-12-05T19:00:00Z', 'Pacific/Noumea'),
    ]
    expect(findChoices(outings, [], '2026-12-06').map(({ id }) => id)).toEqual([2, 1])
  })

  it('activities of another training are left out', () => {
    const outings = [outing(1, null), outing(2, null)]
    const trainings = [{ fait: null }, tied(null), tied(1)]
    expect(findChoices(outings, trainings, '2026-11-26').map(({ id }) => id)).toEqual([2])
  })
})

it('an outing may have been a session that is not done yet, the nearest day first', () => {
  const session = (
    jour: string,
    etat: 'prevu' | 'fait' | 'manque' | 'retire',
    activites_id = 0,
  ) => ({
    jour,
    etat,
    fait: etat === 'fait' ? { ...tied(activites_id || null).fait } : null,
  })
  const sessions = [
    session('2026-11-25', 'manque'),
    session('2026-11-26', 'fait'),
    session('2026-11-26', 'fait', 7),
    session('2026-11-25', 'fait'),
    session('2026-11-27', 'prevu'),
    session('2026-11-26', 'retire'),
  ]
  expect(findSessions(sessions, '2026-11-26')).toEqual([sessions[1], sessions[0], sessions[4]])
})

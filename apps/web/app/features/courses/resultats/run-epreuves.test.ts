import type { Course, Edition } from '@foulee/contract/courses/courses'
import { expect, it } from 'vitest'
import { listRun } from './run-epreuves.ts'

const newEpreuve = (id: number, date_depart: string | null = null) => ({ id, date_depart })

const edition = (id: number, date_debut: string, annulee = false) =>
  ({
    id,
    date_debut,
    annulee,
    epreuves: [
      newEpreuve(10 * id),
      newEpreuve(10 * id + 1),
      { ...newEpreuve(10 * id + 2), annulee: true },
    ],
  }) as Edition

it('results are offered for épreuves of editions that have begun, newest first and without cancelled ones', () => {
  const course: Pick<Course, 'editions_next' | 'editions_prev'> = {
    editions_next: [edition(4, '2027-05-01'), edition(3, '2026-05-09')],
    editions_prev: [edition(2, '2025-05-10', true), edition(1, '2024-05-11')],
  }
  expect(listRun(course, '2026-05-09').map(({ epreuve }) => epreuve.id)).toEqual([30, 31, 10, 11])
})

it('an épreuve of a later day has no results on the first', () => {
  const epreuves = [newEpreuve(50), newEpreuve(51, '2026-05-10')] as Edition['epreuves']
  const course = { editions_next: [{ ...edition(5, '2026-05-09'), epreuves }], editions_prev: [] }
  const idsOn = (day: string) => listRun(course, day).map(({ epreuve }) => epreuve.id)
  expect([idsOn('2026-05-09'), idsOn('2026-05-10')]).toEqual([[50], [50, 51]])
})

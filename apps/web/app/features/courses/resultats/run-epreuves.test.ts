import type { Course, Edition } from '@foulee/contract/courses/courses'
import { expect, it } from 'vitest'
import { listRun } from './run-epreuves.ts'

const edition = (id: number, date_debut: string, annulee = false) =>
  ({
    id,
    date_debut,
    annulee,
    epreuves: [{ id: 10 * id }, { id: 10 * id + 1 }, { id: 10 * id + 2, annulee: true }],
  }) as Edition

it('results are offered for épreuves of editions that have begun, newest first and without cancelled ones', () => {
  const course: Pick<Course, 'editions_next' | 'editions_prev'> = {
    editions_next: [edition(4, '2027-05-01'), edition(3, '2026-05-09')],
    editions_prev: [edition(2, '2025-05-10', true), edition(1, '2024-05-11')],
  }
  expect(listRun(course, '2026-05-09').map(({ epreuve }) => epreuve.id)).toEqual([30, 31, 10, 11])
})

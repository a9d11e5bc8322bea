import type { ListeCourse } from '@foulee/contract/echanges/liste'
import { expect, it } from 'vitest'
import { courseNews } from './course-news.ts'

type ListeCourseInput = {
  course?: Partial<ListeCourse['course']>
  edition?: Partial<ListeCourse['edition']>
  epreuve?: Partial<ListeCourse['epreuve']>
}
const read = ({ course, edition, epreuve }: ListeCourseInput) =>
  courseNews({
    course: { statut: 'publiee', annulation_motif: null, ...course },
    edition: {
      annulee: false,
      annulation_motif: null,
      date_debut: '2026-09-05',
      reportee_du: null,
      report_motif: null,
      is_past: false,
      ...edition,
    },
    epreuve: { annulee: false, annulation_motif: null, ...epreuve },
  } as ListeCourse)

it.each<[ListeCourseInput, string | undefined, (string | null)?]>([
  [{}, undefined],
  [{ edition: { annulee: true, annulation_motif: 'Neige.' } }, 'Édition annulée', 'Neige.'],
  [{ course: { statut: 'annulee', annulation_motif: 'Orages.' } }, 'Course annulée', 'Orages.'],
  [{ course: { statut: 'annulee' }, edition: { is_past: true } }, undefined],
  [{ epreuve: { annulee: true, annulation_motif: 'Boue.' } }, 'Épreuve annulée', 'Boue.'],
  [{ edition: { annulee: true }, epreuve: { annulee: true } }, 'Édition annulée'],
  [
    { edition: { reportee_du: '2026-06-06' } },
    'Reportée',
    'Elle devait avoir lieu le sam. 6 juin 2026.',
  ],
  [
    { edition: { reportee_du: '2026-06-06', date_debut: null, report_motif: 'Orages.' } },
    'Reportée, date à venir',
    'Elle devait avoir lieu le sam. 6 juin 2026. Orages.',
  ],
  [{ edition: { reportee_du: '2025-06-06', is_past: true } }, undefined],
])('the news of a race with %j is %s', (input, label, detail) => {
  const news = read(input)
  expect(news?.label).toBe(label)
  if (detail) expect(news?.detail).toBe(detail)
})

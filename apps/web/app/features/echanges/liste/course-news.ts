import type { ListeCourse } from '@foulee/contract/echanges/liste'
import { SANS_DATE } from '@foulee/domain/courses/edition'
import { formatDate } from '@foulee/domain/shared/date'

export type CourseNews = { label: string; tone: 'danger' | 'warning'; detail: string | null }

export function courseNews({ course, edition, epreuve }: ListeCourse): CourseNews | null {
  if (edition.annulee) {
    return { label: 'Édition annulée', tone: 'danger', detail: edition.annulation_motif }
  }
  if (course.statut === 'annulee' && !edition.is_past) {
    return { label: 'Course annulée', tone: 'danger', detail: course.annulation_motif }
  }
  if (epreuve.annulee) {
    return { label: 'Épreuve annulée', tone: 'danger', detail: epreuve.annulation_motif }
  }
  if (edition.reportee_du && !edition.is_past) {
    const before = `Elle devait avoir lieu le ${formatDate(edition.reportee_du)}.`
    const detail = [before, edition.report_motif].filter(Boolean).join(' ')
    return { label: edition.date_debut ? 'Reportée' : SANS_DATE, tone: 'warning', detail }
  }
  return null
}

import type { AgendaItem } from '@foulee/contract/entrainement/agenda'
import type { CourseSaison, Saison } from '@foulee/contract/entrainement/saison'
import { groupBy } from '@foulee/domain/shared/everywhere'

export type Line = { jour: string; course: CourseSaison } | { jour: string; item: AgendaItem }
export type Month = { mois: string; lines: Line[] }

/** Races, stays and events by month, in the order of their days; months without one are left out. */
export function listMonths({ courses, autres }: Pick<Saison, 'courses' | 'autres'>): Month[] {
  const lines: Line[] = [
    ...courses.flatMap((course) => (course.jour === null ? [] : [{ jour: course.jour, course }])),
    ...autres.map((item) => ({ jour: item.jour, item })),
  ]
  const sorted = lines.toSorted((a, b) => a.jour.localeCompare(b.jour))
  const months = groupBy(sorted, ({ jour }) => jour.slice(0, 7))
  return [...months].map(([mois, lines]) => ({ mois, lines }))
}

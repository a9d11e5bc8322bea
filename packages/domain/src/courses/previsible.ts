import type { TypeCourse } from './course.ts'

/** Types not run, or not run as a whole by one runner. */
const SANS_PREVISION: readonly TypeCourse[] = ['triathlon', 'relais', 'marche']

/** A prediction needs an épreuve run as a whole, with a known distance. */
export const isPrevisible = (epreuve: {
  type: TypeCourse
  distance: number | null
  annulee: boolean
}): boolean =>
  !epreuve.annulee && (epreuve.distance ?? 0) > 0 && !SANS_PREVISION.includes(epreuve.type)

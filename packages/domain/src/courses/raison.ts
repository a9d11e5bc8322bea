import { formatDistance } from '../shared/mesure.ts'
import { TYPE_COURSE_LABELS, type TypeCourse } from './course.ts'

/** « Marathon » includes a race measured at 42,3 km. */
export const SOUHAIT_TOLERANCE = 0.05

export type Souhaits = {
  courses: readonly string[]
  /** Metres. */
  distance_courses: { min?: number | undefined; max?: number | undefined }
}

type Epreuve = { type: TypeCourse; distance: number | null; annulee: boolean }

/** Why a race is proposed to a member, in one clause: its épreuve that they wish for. */
export function describeRaison(
  epreuves: readonly Epreuve[],
  { courses, distance_courses: { min, max } }: Souhaits,
): string {
  if (!courses.length && min === undefined && max === undefined) return 'près de chez vous'
  const wished = epreuves.find(
    ({ type, distance, annulee }) =>
      !annulee &&
      (!courses.length || courses.includes(type)) &&
      (min === undefined || (distance ?? 0) >= min * (1 - SOUHAIT_TOLERANCE)) &&
      (max === undefined || (distance ?? max) <= max * (1 + SOUHAIT_TOLERANCE)),
  )
  if (!wished) return 'près de chez vous'
  const { type, distance } = wished
  const what = TYPE_COURSE_LABELS[type].toLowerCase()
  return `${what}${distance ? ` de ${formatDistance(distance)}` : ''}, comme vous les aimez`
}

import type { TypeCourse } from './course.ts'

/** Distances on roads that runners compare themselves over, in metres. */
export const DISTANCES_COMPAREES = [5000, 10_000, 15_000, 20_000, 21_097, 42_195, 100_000] as const
/** Organisers round: 21 km is a half marathon, 10.1 km are not 10. */
const ECART = 0.008

type Course = { type: TypeCourse; distance: number | null; temps: number | null }

/** Best time over each distance, on roads; distances without a race are left out. */
export function listMeilleurs<C extends Course>(
  courses: readonly C[],
): { distance: number; course: C }[] {
  return DISTANCES_COMPAREES.flatMap((distance) => {
    const [course] = courses
      .filter((course) => isOver(course, distance))
      .toSorted((a, b) => (a.temps ?? 0) - (b.temps ?? 0))
    return course ? [{ distance, course }] : []
  })
}

const isOver = ({ type, distance, temps }: Course, wanted: number): boolean =>
  type === 'route' && !!temps && Math.abs((distance ?? 0) - wanted) <= wanted * ECART

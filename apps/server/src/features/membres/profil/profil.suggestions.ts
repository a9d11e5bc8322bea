import type { Lieu } from '@foulee/contract/membres/profil'
import type { TypeCourse } from '@foulee/domain/courses/course'
import { SOUHAIT_TOLERANCE } from '@foulee/domain/courses/raison'
import type { CourseQuery } from '#features/courses/courses/course-conditions.ts'
import type { ProfilRow } from './profil.queries.ts'

const RAYON_KM = 100

type Wishes = Pick<ProfilRow, 'courses' | 'distance_courses'> | null

/**
 * Filters derived from a profile; open wishes do not filter (decision 0027).
 * @param lieu home, when it is a French commune
 */
export function buildSuggestion(
  profil: Wishes,
  lieu: Lieu | null,
  { page, nb_page, aujourdhui }: { page: number; nb_page: number; aujourdhui: string },
): CourseQuery {
  const { min, max } = profil?.distance_courses ?? {}
  const types = (profil?.courses ?? []) as TypeCourse[]
  return {
    page,
    nb_page,
    date_min: aujourdhui,
    ...(types.length ? { type: types } : {}),
    ...(min ? { distance_min: Math.round(min * (1 - SOUHAIT_TOLERANCE)) } : {}),
    ...(max ? { distance_max: Math.round(max * (1 + SOUHAIT_TOLERANCE)) } : {}),
    ...nearby(lieu),
  }
}

function nearby(lieu: Lieu | null): Pick<CourseQuery, 'autour' | 'departement'> {
  if (lieu?.position) return { autour: { position: lieu.position, rayon_km: RAYON_KM } }
  return lieu?.departement ? { departement: [lieu.departement] } : {}
}

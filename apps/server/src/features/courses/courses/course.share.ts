import type { Course } from '@foulee/contract/courses/courses'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { findDepartement } from '@foulee/domain/shared/departement'
import { isCancelled } from '@foulee/domain/shared/publication'
import type { ShareUse } from '#kernel/entity-types/entity-type.ts'
import { readFigures, type ShareContent } from '#kernel/pages/share-content.ts'
import { findShownCourse } from './shown-course.ts'

export const courseShare: ShareUse = {
  folder: 'courses',
  missing: 'course_introuvable',
  async find(db, slug) {
    const found = await findShownCourse(db, slug)
    if (!found) return null
    const { id, course } = found
    return { id, content: readShareContent(course), image: course.photos[0]?.url }
  },
}

export function readShareContent(course: Course): ShareContent {
  const edition = [...course.editions_next, ...course.editions_prev].find(
    ({ id }) => id === course.edition_defaut_id,
  )
  const area =
    findDepartement(course.departement ?? '')?.nom ?? (course.pays === 'FR' ? null : course.pays)
  return {
    date: edition ? labelEditionDays(edition) : '',
    nom: course.nom,
    // Avoids « Paris · Paris ».
    lieu: [...new Set([course.ville, area])].filter(Boolean).join(' · '),
    figures: readFigures(edition?.epreuves.filter(({ annulee }) => !annulee) ?? []),
    is_cancelled: isCancelled(course.etat) || (edition?.annulee ?? false),
    lignes: [],
  }
}

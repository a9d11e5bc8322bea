import type { Course, Edition } from '@foulee/contract/courses/courses'
import type { PagePart } from '#ui/page-parts.tsx'
import { listOffered } from './edition-choice.ts'

export function listCourseParts(course: Course, edition: Edition | null): PagePart[] {
  const offered = edition ? listOffered(edition) : []
  const parts: (PagePart & { isThere: boolean })[] = [
    { id: 'epreuves', label: 'Épreuves', isThere: edition !== null },
    {
      id: 'profil',
      label: 'Carte et profil',
      isThere: edition?.epreuves.some(({ parcours_id }) => parcours_id !== null) ?? false,
    },
    { id: 'presentation', label: 'La course', isThere: true },
    { id: 'parcours', label: 'Ravitos', isThere: offered.some(({ points }) => points.length > 0) },
    { id: 'actualites', label: 'Actualités', isThere: course.actualites.length > 0 },
    { id: 'pratique', label: 'Infos', isThere: Object.values(course.pratique).some(Boolean) },
    { id: 'lieu', label: 'Lieu', isThere: course.position !== null },
    { id: 'passees', label: 'Résultats', isThere: course.editions_prev.length > 0 },
  ]
  return parts.filter(({ isThere }) => isThere).map(({ id, label }) => ({ id, label }))
}

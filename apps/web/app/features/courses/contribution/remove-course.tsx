import type { Course } from '@foulee/contract/courses/courses'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './contribution.queries.ts'
import { MES_COURSES } from './paths.ts'

export function RemoveCourse({ course: { id, nom } }: { course: Course }) {
  const remove = useRemoval({
    send: () => api('POST /api/courses/{id}/del', { params: { id } }),
    to: MES_COURSES,
    shown: ['courses'],
    own: gestionQuery(id).queryKey,
  })
  return (
    <RemoveButton
      label="Supprimer ce brouillon"
      question="Supprimer ce brouillon&nbsp;?"
      remove={remove}
    >
      «&nbsp;{nom}&nbsp;», ses éditions, ses épreuves et ses photos seront effacées. On ne peut pas
      revenir en arrière.
    </RemoveButton>
  )
}

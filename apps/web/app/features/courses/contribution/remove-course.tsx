import type { Course } from '@foulee/contract/courses/courses'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api.ts'
import { RemoveButton } from '../../../editor/remove-button.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { MES_COURSES } from './paths.ts'

/** Removes a draft that was never published. */
export function RemoveCourse({ course: { id, nom } }: { course: Course }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('POST /api/courses/{id}/del', { params: { id } })
    await navigate(MES_COURSES)
    client.removeQueries(gestionQuery(id))
    await client.invalidateQueries({ queryKey: ['courses'] })
  }
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

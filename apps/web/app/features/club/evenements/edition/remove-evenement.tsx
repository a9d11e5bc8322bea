import type { Evenement } from '@foulee/contract/club/evenements'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../../api.ts'
import { RemoveButton } from '../../../../editor/remove-button.tsx'
import { EVENEMENTS_KEY } from '../evenements.queries.ts'
import { gestionQuery } from './edition.queries.ts'
import { MES_EVENEMENTS } from './paths.ts'

/** Removes a draft that was never published. */
export function RemoveEvenement({ evenement: { id, titre } }: { evenement: Evenement }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('POST /api/evenements/{id}/del', { params: { id } })
    await navigate(MES_EVENEMENTS)
    client.removeQueries(gestionQuery(id))
    await client.invalidateQueries({ queryKey: EVENEMENTS_KEY })
  }
  return (
    <RemoveButton
      label="Supprimer ce brouillon"
      question="Supprimer ce brouillon&nbsp;?"
      remove={remove}
    >
      «&nbsp;{titre || SANS_TITRE}&nbsp;», ses dates et ses photos seront effacés. On ne peut pas
      revenir en arrière.
    </RemoveButton>
  )
}

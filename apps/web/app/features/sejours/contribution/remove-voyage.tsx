import type { Voyage } from '@foulee/contract/sejours/voyages'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api.ts'
import { RemoveButton } from '../../../editor/remove-button.tsx'
import { gestionQuery, VOYAGES } from './contribution.queries.ts'
import { MES_SEJOURS } from './paths.ts'

/** Removes a draft that was never published. */
export function RemoveVoyage({ voyage: { id, titre } }: { voyage: Voyage }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('POST /api/voyages/{id}/del', { params: { id } })
    await navigate(MES_SEJOURS)
    client.removeQueries(gestionQuery(id))
    await client.invalidateQueries({ queryKey: VOYAGES })
  }
  return (
    <RemoveButton
      label="Supprimer ce brouillon"
      question="Supprimer ce brouillon&nbsp;?"
      remove={remove}
    >
      «&nbsp;{titre || SANS_TITRE}&nbsp;», ses journées, ses départs et ses photos seront effacés.
      On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}

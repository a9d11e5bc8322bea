import type { Voyage } from '@foulee/contract/sejours/voyages'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery, VOYAGES } from './contribution.queries.ts'
import { MES_SEJOURS } from './paths.ts'

export function RemoveVoyage({ voyage: { id, titre } }: { voyage: Voyage }) {
  const remove = useRemoval({
    send: () => api('POST /api/voyages/{id}/del', { params: { id } }),
    to: MES_SEJOURS,
    shown: VOYAGES,
    own: gestionQuery(id).queryKey,
  })
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

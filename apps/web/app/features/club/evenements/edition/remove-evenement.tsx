import type { Evenement } from '@foulee/contract/club/evenements'
import { SANS_TITRE } from '@foulee/domain/club/evenement'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { EVENEMENTS_KEY } from '../evenements.queries.ts'
import { gestionQuery } from './edition.queries.ts'
import { MES_EVENEMENTS } from './paths.ts'

export function RemoveEvenement({ evenement: { id, titre } }: { evenement: Evenement }) {
  const remove = useRemoval({
    send: () => api('POST /api/evenements/{id}/del', { params: { id } }),
    to: MES_EVENEMENTS,
    shown: EVENEMENTS_KEY,
    own: gestionQuery(id).queryKey,
  })
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

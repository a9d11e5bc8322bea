import type { Activite } from '@foulee/contract/parcours/activites'
import { touchedBy } from '@foulee/contract/shared/touches'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { activiteQuery } from './activites.queries.ts'

export function RemoveActivite({ activite: { id, titre } }: { activite: Activite }) {
  const remove = useRemoval({
    send: () => api('POST /api/activites/del', { body: { id } }),
    to: MES_SORTIES,
    shown: touchedBy('POST /api/activites/del'),
    own: activiteQuery(id).queryKey,
  })
  return (
    <RemoveButton label="Supprimer" question={'Supprimer cette sortie\u00a0?'} remove={remove}>
      «&nbsp;{titre}&nbsp;» et son fichier seront effacés. Les parcours que vous en avez faits
      restent. On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}

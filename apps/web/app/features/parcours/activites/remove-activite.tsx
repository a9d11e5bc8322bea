import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { touchedBy } from '@foulee/contract/shared/touches'
import { MES_SORTIES } from '#features/parcours/shared/sortie-paths.ts'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { activiteQuery } from './activites.queries.ts'

export function RemoveActivite({
  activite: { id, titre, montage },
}: {
  activite: ActiviteEntiere
}) {
  const jointes = montage?.jointes.length ?? 0
  const remove = useRemoval({
    send: () => api('POST /api/activites/del', { body: { id } }),
    to: MES_SORTIES,
    shown: touchedBy('POST /api/activites/del'),
    own: activiteQuery(id).queryKey,
  })
  return (
    <RemoveButton label="Supprimer" question={'Supprimer cette sortie\u00a0?'} remove={remove}>
      «&nbsp;{titre}&nbsp;» et son fichier seront effacés. Les parcours que vous en avez faits
      restent.{jointes > 0 && ' Les sorties qu’elle réunit partent avec elle.'} On ne peut pas
      revenir en arrière.
    </RemoveButton>
  )
}

import type { Activite } from '@foulee/contract/parcours/activites'
import { useQueryClient } from '@tanstack/react-query'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { activiteQuery } from './activites.queries.ts'
import { MES_SORTIES } from './paths.ts'

export function RemoveActivite({ activite: { id, titre } }: { activite: Activite }) {
  const client = useQueryClient()
  const remove = useRemoval({
    send: async () => {
      await api('POST /api/activites/del', { body: { id } })
      await client.invalidateQueries(tagged('resultats'))
    },
    to: MES_SORTIES,
    shown: ['activites'],
    own: activiteQuery(id).queryKey,
  })
  return (
    <RemoveButton label="Supprimer" question={'Supprimer cette sortie\u00a0?'} remove={remove}>
      «&nbsp;{titre}&nbsp;» et son fichier seront effacés. Les parcours que vous en avez faits
      restent. On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}

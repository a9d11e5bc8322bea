import type { Activite } from '@foulee/contract/parcours/activites'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api.ts'
import { RemoveButton } from '../../../editor/remove-button.tsx'
import { activiteQuery } from './activites.queries.ts'
import { MES_SORTIES } from './paths.ts'

export function RemoveActivite({ activite: { id, titre } }: { activite: Activite }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('POST /api/activites/del', { body: { id } })
    await navigate(MES_SORTIES)
    client.removeQueries(activiteQuery(id))
    await client.invalidateQueries({ queryKey: ['activites'] })
  }
  return (
    <RemoveButton label="Supprimer" question={'Supprimer cette sortie\u00a0?'} remove={remove}>
      «&nbsp;{titre}&nbsp;» et son fichier seront effacés. Les parcours que vous en avez faits
      restent. On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../../api.ts'
import { RemoveButton } from '../../../../editor/remove-button.tsx'
import { planGestionQuery } from './edition.queries.ts'
import { MES_PLANS } from './paths.ts'

export function RemovePlan({ id, titre }: { id: number; titre: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('POST /api/coaching/plan/{id}/destroy', { params: { id } })
    await navigate(MES_PLANS)
    client.removeQueries(planGestionQuery(id))
    await client.invalidateQueries({ queryKey: ['plans'] })
  }
  return (
    <RemoveButton label="Supprimer ce plan" question={'Supprimer ce plan\u00a0?'} remove={remove}>
      «&nbsp;{titre || 'Plan sans titre'}&nbsp;», ses semaines et les avis reçus seront effacés.
      Ceux qui le suivent gardent leurs entraînements. On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}

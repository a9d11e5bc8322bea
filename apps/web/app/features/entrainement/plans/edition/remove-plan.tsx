import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { planGestionQuery } from './edition.queries.ts'
import { MES_PLANS } from './paths.ts'

export function RemovePlan({ id, titre }: { id: number; titre: string }) {
  const remove = useRemoval({
    send: () => api('POST /api/coaching/plan/{id}/destroy', { params: { id } }),
    to: MES_PLANS,
    shown: ['plans'],
    own: planGestionQuery(id).queryKey,
  })
  return (
    <RemoveButton label="Supprimer ce plan" question={'Supprimer ce plan\u00a0?'} remove={remove}>
      «&nbsp;{titre || 'Plan sans titre'}&nbsp;», ses semaines et les avis reçus seront effacés.
      Ceux qui le suivent gardent leurs entraînements. On ne peut pas revenir en arrière.
    </RemoveButton>
  )
}

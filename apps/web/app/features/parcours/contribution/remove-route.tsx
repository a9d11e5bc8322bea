import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useRemoval } from '#kit/editor/use-removal.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './contribution.queries.ts'
import { MES_PARCOURS } from './paths.ts'

export function RemoveRoute({ id, titre }: { id: number; titre: string }) {
  const remove = useRemoval({
    send: () => api('POST /api/parcours/del/{id}', { params: { id } }),
    to: MES_PARCOURS,
    shown: ['parcours'],
    own: gestionQuery(id).queryKey,
  })
  return (
    <RemoveButton
      label="Supprimer ce parcours"
      question={'Supprimer ce parcours\u00a0?'}
      remove={remove}
    >
      «&nbsp;{titre}&nbsp;», son fichier, ses photos et les avis reçus seront effacés. On ne peut
      pas revenir en arrière.
    </RemoveButton>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../../api.ts'
import { RemoveButton } from '../../../editor/remove-button.tsx'
import { gestionQuery } from './contribution.queries.ts'
import { MES_PARCOURS } from './paths.ts'

export function RemoveRoute({ id, titre }: { id: number; titre: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = async () => {
    await api('POST /api/parcours/del/{id}', { params: { id } })
    await navigate(MES_PARCOURS)
    client.removeQueries(gestionQuery(id))
    await client.invalidateQueries({ queryKey: ['parcours'] })
  }
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

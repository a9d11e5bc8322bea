import type { Depart } from '@foulee/contract/sejours/departs'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { useToast } from '#ui/toast.tsx'
import { departsQuery } from '../contribution.queries.ts'

/** Ids of the new batch only, not of a colleague's: ids from the first new one on. */
export const findMade = (first: number, departs: readonly Pick<Depart, 'id'>[]): number[] =>
  departs.map(({ id }) => id).filter((id) => id >= first)

export function useOfferUndo(voyage: number): (made: readonly number[]) => void {
  const client = useQueryClient()
  const toast = useToast()
  const undo = async (made: readonly number[]) => {
    try {
      // In sequence: each deletion raises the version of the stay.
      for (const disponibilites_id of made) {
        const params = { id: voyage, disponibilites_id }
        const call = 'POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}'
        const { data } = await api(call, { params })
        client.setQueryData(departsQuery(voyage).queryKey, data)
      }
      toast({ message: made.length > 1 ? 'Départs retirés.' : 'Départ retiré.' })
    } catch (cause) {
      // A departure may have been booked meanwhile.
      if (cause instanceof Error) toast({ message: cause.message, tone: 'danger' })
    } finally {
      void client.invalidateQueries(tagged('voyages'))
    }
  }
  return (made) => {
    if (!made.length) return
    toast({
      message: made.length > 1 ? `${made.length}\u00a0départs ajoutés.` : 'Départ ajouté.',
      tone: 'success',
      action: { label: 'Annuler', onPress: () => void undo(made) },
      topic: `departs-${voyage}`,
    })
  }
}

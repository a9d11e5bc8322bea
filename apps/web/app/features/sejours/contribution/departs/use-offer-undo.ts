import type { Depart } from '@foulee/contract/sejours/departs'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { useToast } from '#ui/toast.tsx'
import { departsQuery, VOYAGES } from '../contribution.queries.ts'

/** The batch that was just added, not what a colleague added before: its first, and those made after it. */
export const findMade = (first: number, departs: readonly Pick<Depart, 'id'>[]): number[] =>
  departs.map(({ id }) => id).filter((id) => id >= first)

/** Says that departures were added, and for ten seconds takes all of them back. */
export function useOfferUndo(voyage: number): (made: readonly number[]) => void {
  const client = useQueryClient()
  const toast = useToast()
  const undo = async (made: readonly number[]) => {
    try {
      // One after the other: each raises the version of the stay.
      for (const disponibilites_id of made) {
        const params = { id: voyage, disponibilites_id }
        const call = 'POST /api/voyages/disponibilite/{id}/del/{disponibilites_id}'
        const { data } = await api(call, { params })
        client.setQueryData(departsQuery(voyage).queryKey, data)
      }
      toast({ message: made.length > 1 ? 'Départs retirés.' : 'Départ retiré.' })
    } catch (cause) {
      // Somebody may have booked one meanwhile.
      if (cause instanceof Error) toast({ message: cause.message, tone: 'danger' })
    } finally {
      void client.invalidateQueries({ queryKey: VOYAGES })
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

import type { Geste } from '@foulee/contract/parcours/parcours-edition'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './contribution.queries.ts'

type Move = { geste: Geste; motif?: string }

/** One move of the publication, the author's or the staff's. */
export function useMove(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Move) =>
      (await api('POST /api/parcours/etat/{id}', { params: { id }, body })).data,
    onSuccess: (data, { geste }) => {
      client.setQueryData(gestionQuery(id).queryKey, data)
      // Produit 14.23: told with the author's consent, kept by the server until the staff publishes it.
      if (geste === 'soumettre') track('parcours_publish', { parcours_id: id })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['parcours'] }),
  })
}

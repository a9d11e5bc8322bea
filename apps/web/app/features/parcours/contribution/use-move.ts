import type { Geste } from '@foulee/contract/parcours/parcours-edition'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './contribution.queries.ts'

type Move = { geste: Geste; motif?: string }

export function useMove(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Move) =>
      (await api('POST /api/parcours/etat/{id}', { params: { id }, body })).data,
    onSuccess: (data, { geste }) => {
      client.setQueryData(gestionQuery(id).queryKey, data)
      // Produit 14.23: tracked with the author's consent, held by the server until the publication.
      if (geste === 'soumettre') track('parcours_publish', { parcours_id: id })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['parcours'] }),
  })
}

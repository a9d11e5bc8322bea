import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import type { Partage } from '@foulee/domain/echanges/publication'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { activiteQuery } from './activites.queries.ts'

type Wish = { partage: Partage; rayon_masque?: number; sans_trace?: boolean; texte?: string }

export function usePartage({ id }: ActiviteEntiere) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Wish) =>
      (await api('POST /api/activites/partage/{id}', { params: { id }, body })).data,
    onSuccess: ({ publications_id: _, ...kept }) => {
      client.setQueryData(activiteQuery(id).queryKey, (known) =>
        known ? { ...known, ...kept } : known,
      )
      void client.invalidateQueries({ queryKey: ['POST /api/activites/my'] })
      return client.resetQueries(tagged('feed'))
    },
  })
}

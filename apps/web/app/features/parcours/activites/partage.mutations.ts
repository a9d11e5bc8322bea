import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import type { Partage } from '@foulee/domain/echanges/publication'
import { useQueryClient } from '@tanstack/react-query'
import { tagged } from '#platform/api/tagged.ts'
import { useCall } from '#platform/api/use-call.ts'
import { activiteQuery } from './activites.queries.ts'

type Wish = { partage: Partage; rayon_masque?: number; sans_trace?: boolean; texte?: string }

export function usePartage({ id }: ActiviteEntiere) {
  const client = useQueryClient()
  return useCall('POST /api/activites/partage/{id}', {
    input: (body: Wish) => ({ params: { id }, body }),
    update: (_, { publications_id: __, ...kept }) =>
      client.setQueryData(activiteQuery(id).queryKey, (known) =>
        known ? { ...known, ...kept } : known,
      ),
    onSuccess: () => client.resetQueries(tagged('feed')),
  })
}

import type { Reduction } from '@foulee/contract/club/reductions'
import { useQueryClient } from '@tanstack/react-query'
import { pagesOf, queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'

export type Filtres = {
  premium?: '0' | '1'
  partenaire?: string
  bientot?: '1'
  magasin?: number
}

export const reductionsQuery = ({ magasin, ...filtres }: Filtres) =>
  pagesOf('GET /api/reductions', {
    query: { ...filtres, ...(magasin && { magasin: String(magasin) }) },
  })

export const mesReductionsQuery = queryOf('GET /api/reductions/mes-reductions')

export const gestionQuery = (id: number) =>
  queryOf('GET /api/reductions/{id}/gestion', { params: { id } })

/** Reveals a code, once for a double click; after a refusal the lists refetch the stock. */
export function useReveal({ id }: Pick<Reduction, 'id'>) {
  const client = useQueryClient()
  const mutationKey = ['POST /api/reductions/{id}/reveler', id]
  const { mutate, ...mutation } = useCall('POST /api/reductions/{id}/reveler', {
    mutationKey,
    input: { params: { id } },
    renews: 'error',
  })
  const reveal = () => {
    if (!client.isMutating({ mutationKey })) mutate()
  }
  return { ...mutation, mutate: reveal }
}

export const codesQuery = (id: number) =>
  pagesOf('GET /api/reductions/{id}/codes', { params: { id }, query: { nb_page: '50' } })

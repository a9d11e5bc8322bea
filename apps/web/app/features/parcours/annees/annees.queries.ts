import { queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { useToast } from '#ui/toast.tsx'
import type { AnneesSearch } from './annees-url.ts'

export const MES_ANNEES = '/mes-annees'

export const anneesQuery = ({ annee, famille }: AnneesSearch) =>
  queryOf('GET /api/activites/annees', {
    query: { ...(annee && { annee }), ...(famille && { famille }) },
  })

export const recordsQuery = (annee: number | null) =>
  queryOf('GET /api/activites/records', { query: { ...(annee && { annee }) } })

export const carteQuery = ({ annee, famille }: AnneesSearch) => ({
  ...queryOf('GET /api/activites/carte', {
    query: { ...(annee && { annee }), ...(famille && { famille }) },
  }),
  // Whole lines are many, and of one page alone.
  gcTime: 60_000,
})

export function usePutAside() {
  const toast = useToast()
  return useCall('POST /api/activites/records/ecarter', {
    input: (body: { id: number; est_ecarte: boolean }) => ({ body }),
    onSuccess: (_, { est_ecarte }) =>
      toast({
        message: est_ecarte ? 'Le record est écarté.' : 'Le record compte de nouveau.',
        tone: 'success',
      }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { type Reference, useReference } from './reference-store.ts'

/** Predicted times by épreuve, from a reference race if any; personal, so queried after boot. */
const coursePredictionsQuery = (slug: string, editions_id: number, reference: Reference | null) =>
  queryOptions({
    queryKey: ['courses', slug, 'predictions', editions_id, reference],
    queryFn: async () => {
      const { denivele, ...race } = reference ?? { denivele: null }
      const query = {
        ...race,
        ...(denivele === null ? {} : { denivele }),
        editions_id: String(editions_id),
      }
      return (await api('GET /api/courses/{id}/predictions', { params: { id: slug }, query })).data
    },
  })

/** Nothing for visitors. Columns and base line share one query. */
export function useCoursePredictions(slug: string, editions_id: number) {
  const { isAuth } = useSession()
  const reference = useReference()
  return useQuery({ ...coursePredictionsQuery(slug, editions_id, reference), enabled: isAuth })
}

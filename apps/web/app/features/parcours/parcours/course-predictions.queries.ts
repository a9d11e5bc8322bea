import { useQuery } from '@tanstack/react-query'
import {
  type Reference,
  toReferenceQuery,
  useReference,
} from '#features/parcours/shared/reference-store.ts'
import { queryOf } from '#platform/api/query-of.ts'
import { useSession } from '#platform/session/session-provider.tsx'

/** Predicted times by épreuve, from a reference race if any; personal, so queried after boot. */
export const coursePredictionsQuery = (
  slug: string,
  editions_id: number,
  reference: Reference | null,
) =>
  queryOf('GET /api/courses/{id}/predictions', {
    params: { id: slug },
    query: { ...toReferenceQuery(reference), editions_id: String(editions_id) },
  })

/** Nothing for visitors. Columns and base line share one query. */
export function useCoursePredictions(slug: string, editions_id: number) {
  const { isAuth } = useSession()
  const reference = useReference()
  return useQuery({ ...coursePredictionsQuery(slug, editions_id, reference), enabled: isAuth })
}

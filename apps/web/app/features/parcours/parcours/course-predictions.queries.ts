import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/api/query-of.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { type Reference, useReference } from './reference-store.ts'

/** Predicted times by épreuve, from a reference race if any; personal, so queried after boot. */
export function coursePredictionsQuery(
  slug: string,
  editions_id: number,
  reference: Reference | null,
) {
  const { denivele, ...race } = reference ?? { denivele: null }
  return queryOf('GET /api/courses/{id}/predictions', {
    params: { id: slug },
    query: {
      ...race,
      ...(denivele === null ? {} : { denivele }),
      editions_id: String(editions_id),
    },
  })
}

/** Nothing for visitors. Columns and base line share one query. */
export function useCoursePredictions(slug: string, editions_id: number) {
  const { isAuth } = useSession()
  const reference = useReference()
  return useQuery({ ...coursePredictionsQuery(slug, editions_id, reference), enabled: isAuth })
}

import { organisationQueries } from '#kit/organisation/organisation.queries.ts'
import { itemsOf } from '#platform/api/query-of.ts'

export const organisateursQueries = organisationQueries(
  'organisateurs',
  itemsOf('POST /api/courses/organisateurs/my'),
)

import { organisationQueries } from '#kit/organisation/organisation.queries.ts'
import { itemsOf } from '#platform/api/query-of.ts'

export const agencesQueries = organisationQueries(
  'agences',
  itemsOf('POST /api/voyages/agences/my'),
)

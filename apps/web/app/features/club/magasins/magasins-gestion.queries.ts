import { organisationQueries } from '#kit/organisation/organisation.queries.ts'
import { itemsOf } from '#platform/api/query-of.ts'

export const magasinsQueries = organisationQueries(
  'magasins',
  itemsOf('POST /api/magasins/mes-magasins'),
)

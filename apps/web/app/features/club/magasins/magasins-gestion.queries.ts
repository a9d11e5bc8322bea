import { organisationQueries } from '#kit/organisation/organisation.queries.ts'
import { api } from '#platform/api/api.ts'

export const magasinsQueries = organisationQueries(
  'magasins',
  async () => (await api('POST /api/magasins/mes-magasins')).data,
)

import { organisationQueries } from '#kit/organisation/organisation.queries.ts'
import { api } from '#platform/api/api.ts'

export const agencesQueries = organisationQueries(
  'agences',
  async () => (await api('POST /api/voyages/agences/my')).data,
)

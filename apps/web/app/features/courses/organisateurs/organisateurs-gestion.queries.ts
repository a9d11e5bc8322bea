import { organisationQueries } from '#kit/organisation/organisation.queries.ts'
import { api } from '#platform/api/api.ts'

export const organisateursQueries = organisationQueries(
  'organisateurs',
  async () => (await api('POST /api/courses/organisateurs/my')).data,
)

import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryOf } from './query-of.ts'
import { tagged } from './tagged.ts'

it.each([
  [queryOf('POST /api/profile/suivi', { body: { users_id: 3 } }).queryKey, true],
  [['profile', 'own key'], true],
  [['profil'], false],
  [queryOf('GET /api/reductions').queryKey, false],
  [[3], false],
] as const)('%j is a query about profiles: %s', (queryKey, isFound) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, {} as never)
  expect(client.getQueryCache().findAll(tagged('badges', 'profile'))).toHaveLength(Number(isFound))
})

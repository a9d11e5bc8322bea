import { itemsOf, pagesOf, queryOf } from '#platform/api/query-of.ts'

export const invitationsQuery = pagesOf('POST /api/invitation/list', { body: {} })

export const recuesQuery = itemsOf('POST /api/invitation/recues')

export const receivedQuery = (token: string) => ({
  ...queryOf('POST /api/invitation/show', { body: { token } }),
  enabled: token !== '',
  retry: false,
})

import { itemsOf } from '#platform/api/query-of.ts'

export const myDemandesQuery = (isAuth: boolean) => ({
  ...itemsOf('POST /api/demandes/list', { body: {} }),
  enabled: isAuth,
})

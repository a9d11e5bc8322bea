import { pagesOf } from '#platform/api/query-of.ts'

export const historyQuery = pagesOf('POST /api/profile/jauge', {}, ({ points, nb }) => ({
  shown: points.length,
  nb,
}))

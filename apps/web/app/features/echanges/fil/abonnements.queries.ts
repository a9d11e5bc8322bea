import { pagesOf } from '#platform/api/query-of.ts'

const query = { nb_page: 30 }

export const abonnementsQuery = pagesOf('POST /api/abonnements/list', { query })

export const sourdinesQuery = pagesOf('POST /api/feed/sourdines', { query })

import { queryOf } from '#platform/api/query-of.ts'

export const SAISON = '/ma-saison'

export const saisonQuery = (annee: number) => queryOf('GET /api/saison', { query: { annee } })

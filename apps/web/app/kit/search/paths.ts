import type { RechercheQuery } from './recherche.queries.ts'

export function recherchePath({ q, kind, page = 1 }: RechercheQuery): string {
  const params = new URLSearchParams({ q })
  if (kind) params.set('kind', kind)
  if (page > 1) params.set('page', String(page))
  return `/recherche?${params}`
}

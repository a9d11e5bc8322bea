import { FAMILLES, type Famille } from '@foulee/domain/parcours/annees'

/** Year and family of sports in the address; null is left to the server. */
export type AnneesSearch = { annee: number | null; famille: Famille | null }

const YEAR = /^(?:19|20)\d{2}$/
const isFamille = (value: string): value is Famille => Object.hasOwn(FAMILLES, value)

export function readAnnees(params: URLSearchParams): AnneesSearch {
  const annee = params.get('annee') ?? ''
  const famille = params.get('famille') ?? ''
  return {
    annee: YEAR.test(annee) ? Number(annee) : null,
    famille: isFamille(famille) ? famille : null,
  }
}

export function toAnneesParams({ annee, famille }: AnneesSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (annee) params.set('annee', String(annee))
  if (famille) params.set('famille', famille)
  return params
}

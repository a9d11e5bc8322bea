import type { Disponibilite } from '@foulee/contract/sejours/voyages'
import type { EtatDepart } from '@foulee/domain/sejours/depart'
import { formatMois } from '@foulee/domain/shared/date'
import { groupBy } from '@foulee/domain/shared/everywhere'

type State = { etat: EtatDepart }

export const isOpen = ({ etat }: State): boolean => etat === 'a_confirmer' || etat === 'garanti'

export function labelAction(depart: State): string | null {
  if (isOpen(depart)) return 'Réserver'
  return depart.etat === 'complet' ? 'Liste d’attente' : null
}

export type Month = { mois: string; title: string; departs: Disponibilite[] }

export function groupDeparts(departs: readonly Disponibilite[]): {
  aVenir: Month[]
  passes: Disponibilite[]
} {
  const aVenir = departs.filter(({ etat }) => etat !== 'passe')
  const byMonth = groupBy(aVenir, ({ debut }) => debut.slice(0, 7))
  return {
    aVenir: [...byMonth].map(([mois, departs]) => ({ mois, title: formatMois(mois), departs })),
    passes: departs.filter(({ etat }) => etat === 'passe'),
  }
}

const AT_A_GLANCE = 3

const count = (months: readonly Month[]) =>
  months.reduce((sum, { departs }) => sum + departs.length, 0)

export function splitMonths(months: readonly Month[]) {
  const rank = months.findIndex((_, index) => count(months.slice(0, index + 1)) >= AT_A_GLANCE) + 1
  const later = rank > 0 ? months.slice(rank) : []
  if (later.length < 2) return { first: months, later: [], nb: 0 }
  return { first: months.slice(0, rank), later, nb: count(later) }
}

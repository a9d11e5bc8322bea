import type { Liste, ListeEpreuve, ListeItem, ListeParcours } from '@foulee/contract/echanges/liste'
import { isOver } from '@foulee/domain/echanges/liste'

/** What the page shows, in this order. */
export type Sections = {
  /** Nearest first. */
  aVenir: ListeEpreuve[]
  /** Past ones of which nobody said yet how they went, latest first. */
  aDire: ListeEpreuve[]
  parcours: ListeParcours[]
  /** Latest first. */
  faits: ListeItem[]
  /** Past ones that never took place, latest first. */
  annules: ListeEpreuve[]
}

const isPast = ({ item }: ListeEpreuve): boolean =>
  item !== null && (item.edition.is_past || item.epreuve.has_started)

const isCancelled = ({ item }: ListeEpreuve): boolean =>
  item !== null &&
  (item.course.statut === 'annulee' || item.edition.annulee || item.epreuve.annulee)

export function splitListe({ epreuve, parcours }: Liste): Sections {
  const open = epreuve.filter(({ extra }) => !isOver(extra.etat))
  const over = epreuve.filter(({ extra }) => isOver(extra.etat))
  return {
    aVenir: open.filter((entry) => !isPast(entry)),
    aDire: open.filter((entry) => isPast(entry) && !isCancelled(entry)).reverse(),
    parcours: parcours.filter(({ extra }) => !isOver(extra.etat)),
    faits: [...over.reverse(), ...parcours.filter(({ extra }) => isOver(extra.etat))],
    annules: open.filter((entry) => isPast(entry) && isCancelled(entry)).reverse(),
  }
}

import type { Liste, ListeCourse, ListeEpreuve, ListeItem } from '@foulee/contract/echanges/liste'
import { getEpreuveDay } from '@foulee/domain/courses/epreuve-day'
import { isOver } from '@foulee/domain/echanges/liste'
import { HELD } from './entries.ts'
import type { Held } from './liste-kinds.ts'
import { sectionOf } from './liste-sections.ts'

export type Prevue = ListeEpreuve & { item: ListeCourse }

const isHeld = ({ course, edition, epreuve }: ListeCourse): boolean =>
  course.statut !== 'annulee' && !edition.annulee && !epreuve.annulee

const isOpen = (entry: ListeEpreuve): entry is Prevue =>
  entry.item !== null && !isOver(entry.extra.etat) && isHeld(entry.item)

const isBehind = ({ item: { edition, epreuve } }: Prevue): boolean =>
  edition.is_past || epreuve.has_started

export const dayOf = ({ item: { edition, epreuve } }: Prevue): string =>
  getEpreuveDay(edition, epreuve) ?? ''

export const listPrevues = ({ epreuve }: Pick<Liste, 'epreuve'>): Prevue[] =>
  epreuve
    .filter(isOpen)
    // A race postponed without a new date is never the next one.
    .filter((prevue) => !isBehind(prevue) && dayOf(prevue) !== '')
    .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))

export const countUntold = ({ epreuve }: Pick<Liste, 'epreuve'>): number =>
  epreuve.filter(isOpen).filter(isBehind).length

export function findProchaine(liste: Pick<Liste, 'epreuve'>): Prevue | null {
  const prevues = listPrevues(liste)
  return prevues.find(({ extra }) => extra.etat === 'inscrit') ?? prevues[0] ?? null
}

const NOMS: Readonly<Record<Held, readonly [singular: string, plural: string]>> = {
  epreuve: ['course', 'courses'],
  parcours: ['parcours', 'parcours'],
  entrainement: ['séance', 'séances'],
  voyage: ['séjour', 'séjours'],
}

const isToCome = (entry: ListeItem): boolean => sectionOf(entry).place === 'aVenir'

export function formatListe(liste: Liste): string {
  const told = HELD.flatMap((type) => {
    const nb = liste[type].filter(isToCome).length
    const [singular, plural] = NOMS[type]
    return nb > 0 ? [`${nb}\u00a0${nb > 1 ? plural : singular}`] : []
  })
  return told.join(', ')
}

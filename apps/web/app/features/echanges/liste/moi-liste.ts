import type { Liste, ListeCourse, ListeEpreuve } from '@foulee/contract/echanges/liste'
import { isOver } from '@foulee/domain/echanges/liste'
import { HELD } from './entries.ts'
import type { Held } from './liste-kinds.ts'

/** A race of the list that one may see. */
export type Prevue = ListeEpreuve & { item: ListeCourse }

const takesPlace = ({ course, edition, epreuve }: ListeCourse): boolean =>
  course.statut !== 'annulee' && !edition.annulee && !epreuve.annulee

const isToCome = (entry: ListeEpreuve): entry is Prevue =>
  entry.item !== null &&
  !isOver(entry.extra.etat) &&
  !entry.item.edition.is_past &&
  !entry.item.epreuve.has_started &&
  takesPlace(entry.item)

/** The day on which one runs. */
export const dayOf = ({ item: { edition, epreuve } }: Prevue): string =>
  epreuve.date_depart ?? edition.date_debut

/** The races of the list that are still to be run, the nearest first. */
export const listPrevues = ({ epreuve }: Pick<Liste, 'epreuve'>): Prevue[] =>
  epreuve.filter(isToCome).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))

/** The next start: the nearest race that I registered for, else the nearest that I wish for. */
export function findProchaine(liste: Pick<Liste, 'epreuve'>): Prevue | null {
  const prevues = listPrevues(liste)
  return prevues.find(({ extra }) => extra.etat === 'inscrit') ?? prevues[0] ?? null
}

const NOMS: Readonly<Record<Held, readonly [one: string, many: string]>> = {
  epreuve: ['course', 'courses'],
  parcours: ['parcours', 'parcours'],
  entrainement: ['séance', 'séances'],
  voyage: ['séjour', 'séjours'],
}

/** « 3 courses, 1 parcours »: what the list holds that is not over, kind by kind. */
export function sayListe(liste: Liste): string {
  const told = HELD.flatMap((type) => {
    const nb = liste[type].filter(({ extra }) => !isOver(extra.etat)).length
    const [one, many] = NOMS[type]
    return nb > 0 ? [`${nb}\u00a0${nb > 1 ? many : one}`] : []
  })
  return told.join(', ')
}

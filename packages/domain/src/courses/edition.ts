/** An edition in time: past, to come, started, open for registration. Days and times are those of its place (`fuseau`). */

import { addDays } from '../shared/calendrier.ts'
import { formatDateRange } from '../shared/date.ts'
import { localDate, localInstant } from '../shared/fuseau.ts'

/** Days `YYYY-MM-DD`; the first is null, or only what was announced, while nobody knows it (produit 8.28). */
export interface EditionDates {
  date_debut: string | null
  editions_fin: string | null
  date_inconnue?: boolean
}

/** The day on which it begins; null while it is put off to a day that is not known. */
export const getFirstDay = ({ date_debut, date_inconnue }: EditionDates): string | null =>
  date_inconnue ? null : date_debut

/** « Reportée, date à venir », where others have their days (produit 8.28). */
export const SANS_DATE = 'Reportée, date à venir'

/** The days of an edition in words; while they are not known, that. */
export function sayEditionDays(edition: EditionDates): string {
  const first = getFirstDay(edition)
  return first ? formatDateRange(first, edition.editions_fin) : SANS_DATE
}

function getLastDay(edition: EditionDates): string | null {
  const first = getFirstDay(edition)
  return first && (edition.editions_fin ?? first)
}

/** Produit 4.6: past when its end, the end of its last day there, is before now; never without a day. */
export function isPast(edition: EditionDates, now: Date, fuseau: string): boolean {
  const last = getLastDay(edition)
  return last !== null && last < localDate(now, fuseau)
}

const MIDNIGHT = '00:00'

function getStart(date_debut: string, heure_depart: string | null, fuseau: string): Date {
  return heure_depart
    ? localInstant(date_debut, heure_depart, fuseau)
    : localInstant(addDays(date_debut, 1), MIDNIGHT, fuseau)
}

/**
 * Whether the start (`HH:MM`) is reached. Without a start time nobody knows before the day is
 * over, so that is when it counts as started; without a day it has not.
 */
export function hasStarted(
  { date, heure }: { date: string | null; heure: string | null },
  now: Date,
  fuseau: string,
): boolean {
  return date !== null && getStart(date, heure, fuseau) <= now
}

/** Later than any day: of what is put off without one nobody knows how far it is. */
const SOME_DAY = '9999-12-31'

/** Editions to come (today's included) and past ones, both newest first (produit 4.6); those without a day before. */
export function splitEditions<T extends EditionDates & { id?: number }>(
  editions: readonly T[],
  now: Date,
  fuseau: string,
): { editions_next: T[]; editions_prev: T[] } {
  const today = localDate(now, fuseau)
  const dayOf = (edition: T) => getFirstDay(edition) ?? SOME_DAY
  const newestFirst = editions.toSorted(
    (a, b) => dayOf(b).localeCompare(dayOf(a)) || (b.id ?? 0) - (a.id ?? 0),
  )
  const isOver = (edition: T) => (getLastDay(edition) ?? SOME_DAY) < today
  return {
    editions_next: newestFirst.filter((edition) => !isOver(edition)),
    editions_prev: newestFirst.filter(isOver),
  }
}

/** Produit 4.6: the last of the upcoming editions (the nearest), else the first of the past ones (the most recent). */
export function getDefaultEdition<T>(editions: {
  editions_next: readonly T[]
  editions_prev: readonly T[]
}): T | null {
  return editions.editions_next.at(-1) ?? editions.editions_prev[0] ?? null
}

export const INSCRIPTIONS = ['a_venir', 'ouverte', 'liste_attente', 'complete', 'close'] as const
export type Inscription = (typeof INSCRIPTIONS)[number]

export const INSCRIPTION_LABELS: Readonly<Record<Inscription, string>> = {
  a_venir: 'Inscriptions à venir',
  ouverte: 'Inscriptions ouvertes',
  liste_attente: 'Liste d’attente',
  complete: 'Complet',
  close: 'Inscriptions closes',
}

/** Opening and closing are instants (ISO 8601 with offset). */
interface EditionInscription extends EditionDates {
  annulee: boolean
  inscription_ouverture: string | null
  inscription_fermeture: string | null
  places: number | null
  inscrits: number | null
  liste_attente: boolean
  url_inscription: string | null
}

/** Without an announced closing, registration closes when the first day begins there; null without a day. */
function getClosing(edition: EditionInscription, fuseau: string): Date | null {
  if (edition.inscription_fermeture) return new Date(edition.inscription_fermeture)
  const first = getFirstDay(edition)
  return first ? localInstant(first, MIDNIGHT, fuseau) : null
}

function isInscriptionKnown(edition: EditionInscription): boolean {
  return Boolean(
    edition.url_inscription || edition.inscription_ouverture || edition.inscription_fermeture,
  )
}

/** Registration state (produit 4.7), apart from publication; null when nothing is known: no link, no date. */
export function getInscription(
  edition: EditionInscription,
  now: Date,
  fuseau: string,
): Inscription | null {
  if (!isInscriptionKnown(edition)) return null
  const closing = getClosing(edition, fuseau)
  const isClosed = closing !== null && closing <= now
  if (edition.annulee || isPast(edition, now, fuseau) || isClosed) return 'close'
  const { inscription_ouverture, places, inscrits } = edition
  if (inscription_ouverture && new Date(inscription_ouverture) > now) return 'a_venir'
  const isFull = places !== null && inscrits !== null && inscrits >= places
  if (isFull) return edition.liste_attente ? 'liste_attente' : 'complete'
  return 'ouverte'
}

interface EditionClock extends EditionDates {
  heure_depart?: string | null
  inscription_ouverture: string | null
  inscription_fermeture: string | null
  epreuves?: readonly { date_depart?: string | null; heure_depart: string | null }[]
}

/**
 * The next instant after `now` at which `isPast`, `hasStarted` or `getInscription` may change by time
 * alone: an answer computed now stays right until then. Null when nothing can change any more.
 */
export function findNextChange(edition: EditionClock, now: Date, fuseau: string): Date | null {
  const { inscription_ouverture, inscription_fermeture } = edition
  const instants = listDays(edition, fuseau)
  if (inscription_ouverture) instants.push(new Date(inscription_ouverture))
  if (inscription_fermeture) instants.push(new Date(inscription_fermeture))
  const later = instants.map(Number).filter((instant) => instant > Number(now))
  return later.length > 0 ? new Date(Math.min(...later)) : null
}

/** When its days and its starts begin and end; nothing while its day is not known. */
function listDays(edition: EditionClock, fuseau: string): Date[] {
  const [first, last] = [getFirstDay(edition), getLastDay(edition)]
  if (!first || !last) return []
  const hour = edition.heure_depart ?? null
  return [
    localInstant(first, MIDNIGHT, fuseau),
    localInstant(addDays(last, 1), MIDNIGHT, fuseau),
    getStart(first, hour, fuseau),
    ...(edition.epreuves ?? []).map((epreuve) =>
      getStart(epreuve.date_depart ?? first, epreuve.heure_depart ?? hour, fuseau),
    ),
  ]
}

/**
 * Temporal state of an edition: past, upcoming, started, open for registration, in local time
 * (`fuseau`).
 */

import { addDays } from '../shared/calendrier.ts'
import { formatDateRange } from '../shared/date.ts'
import { localDate, localInstant } from '../shared/fuseau.ts'

/**
 * Days `YYYY-MM-DD`; while the new day is unknown, `date_debut` is null or the former one
 * (produit 8.28).
 */
export interface EditionDates {
  date_debut: string | null
  editions_fin: string | null
  date_inconnue?: boolean
}

export const getFirstDay = ({ date_debut, date_inconnue }: EditionDates): string | null =>
  date_inconnue ? null : date_debut

export const SANS_DATE = 'Reportée, date à venir'

export function labelEditionDays(edition: EditionDates): string {
  const first = getFirstDay(edition)
  return first ? formatDateRange(first, edition.editions_fin) : SANS_DATE
}

function getLastDay(edition: EditionDates): string | null {
  const first = getFirstDay(edition)
  return first && (edition.editions_fin ?? first)
}

/**
 * Produit 4.6: past when its end, or the end of its last local day, is before now; never without a
 * day.
 */
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
 * Whether the start (`HH:MM`) is reached. Without a start time an edition counts as started at the
 * end of the day; without a day, never.
 */
export function hasStarted(
  { date, heure }: { date: string | null; heure: string | null },
  now: Date,
  fuseau: string,
): boolean {
  return date !== null && getStart(date, heure, fuseau) <= now
}

/** Sort key of an edition without a day, after all others. */
const SOME_DAY = '9999-12-31'

/**
 * Upcoming (today included) and past editions, newest first (produit 4.6); upcoming without a day
 * come first.
 */
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

/** Produit 4.6: the nearest upcoming edition, else the most recent past one. */
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

/** Opening and closing are ISO 8601 instants with offset. */
interface EditionInscription extends EditionDates {
  annulee: boolean
  inscription_ouverture: string | null
  inscription_fermeture: string | null
  places: number | null
  inscrits: number | null
  liste_attente: boolean
  url_inscription: string | null
}

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

/** Registration state (produit 4.7), regardless of publication; null without link and dates. */
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
 * Next instant at which `isPast`, `hasStarted` or `getInscription` may change by time alone, so
 * that an answer computed now can be cached until then. Null if none.
 */
export function findNextChange(edition: EditionClock, now: Date, fuseau: string): Date | null {
  const { inscription_ouverture, inscription_fermeture } = edition
  const instants = listDays(edition, fuseau)
  if (inscription_ouverture) instants.push(new Date(inscription_ouverture))
  if (inscription_fermeture) instants.push(new Date(inscription_fermeture))
  const later = instants.map(Number).filter((instant) => instant > Number(now))
  return later.length > 0 ? new Date(Math.min(...later)) : null
}

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

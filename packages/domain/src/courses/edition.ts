/** An edition in time: past, to come, started, open for registration. Days and times are those of its place (`fuseau`). */

import { addDays } from '../calendrier.ts'
import { localDate, localInstant } from '../fuseau.ts'

/** Days `YYYY-MM-DD`. */
export interface EditionDates {
  date_debut: string
  editions_fin: string | null
}

function getLastDay({ date_debut, editions_fin }: EditionDates): string {
  return editions_fin ?? date_debut
}

/** Produit 4.6: past when its end, the end of its last day there, is before now. */
export function isPast(edition: EditionDates, now: Date, fuseau: string): boolean {
  return getLastDay(edition) < localDate(now, fuseau)
}

const MIDNIGHT = '00:00'

function getStart(date_debut: string, heure_depart: string | null, fuseau: string): Date {
  return heure_depart
    ? localInstant(date_debut, heure_depart, fuseau)
    : localInstant(addDays(date_debut, 1), MIDNIGHT, fuseau)
}

/**
 * Whether the start (`HH:MM`) is reached. Without a start time nobody knows before the day is
 * over, so that is when it counts as started.
 */
export function hasStarted(
  { date, heure }: { date: string; heure: string | null },
  now: Date,
  fuseau: string,
): boolean {
  return getStart(date, heure, fuseau) <= now
}

/** Editions to come (today's included) and past ones, both newest first (produit 4.6). */
export function splitEditions<T extends EditionDates & { id?: number }>(
  editions: readonly T[],
  now: Date,
  fuseau: string,
): { editions_next: T[]; editions_prev: T[] } {
  const today = localDate(now, fuseau)
  const newestFirst = editions.toSorted(
    (a, b) => b.date_debut.localeCompare(a.date_debut) || (b.id ?? 0) - (a.id ?? 0),
  )
  return {
    editions_next: newestFirst.filter((edition) => getLastDay(edition) >= today),
    editions_prev: newestFirst.filter((edition) => getLastDay(edition) < today),
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

/** Without an announced closing, registration closes when the first day begins there. */
function getClosing(
  { inscription_fermeture, date_debut }: EditionInscription,
  fuseau: string,
): Date {
  return inscription_fermeture
    ? new Date(inscription_fermeture)
    : localInstant(date_debut, MIDNIGHT, fuseau)
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
  if (edition.annulee || isPast(edition, now, fuseau) || getClosing(edition, fuseau) <= now)
    return 'close'
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
  const { date_debut, inscription_ouverture, inscription_fermeture } = edition
  const hour = edition.heure_depart ?? null
  const instants = [
    localInstant(date_debut, MIDNIGHT, fuseau),
    localInstant(addDays(getLastDay(edition), 1), MIDNIGHT, fuseau),
    getStart(date_debut, hour, fuseau),
    ...(edition.epreuves ?? []).map((epreuve) =>
      getStart(epreuve.date_depart ?? date_debut, epreuve.heure_depart ?? hour, fuseau),
    ),
  ]
  if (inscription_ouverture) instants.push(new Date(inscription_ouverture))
  if (inscription_fermeture) instants.push(new Date(inscription_fermeture))
  const later = instants.map(Number).filter((instant) => instant > Number(now))
  return later.length > 0 ? new Date(Math.min(...later)) : null
}

import { addDays, addMonths, countDays } from '../shared/calendrier.ts'
import { formatDateLongue } from '../shared/date.ts'
import { localDate, localInstant } from '../shared/fuseau.ts'
import { formatNombre } from '../shared/mesure.ts'

/** Days `YYYY-MM-DD`, local time `HH:MM`, instants ISO 8601, prices in cents. */
export interface EditionToCheck {
  date_debut: string
  editions_fin: string | null
  heure_depart: string | null
  inscription_ouverture: string | null
  inscription_fermeture: string | null
  places: number | null
  inscrits: number | null
  prix_min: number | null
  annulee: boolean
  annulation_motif: string | null
  reportee_du: string | null
  /** Postponed without a new day: `date_debut` is the former one. */
  date_inconnue: boolean
}

type Maintenant = { now: Date; fuseau: string }

export type Errors = Record<string, string>

const FIRST_DAY = '1900-01-01'
const MONTHS_AHEAD = 60
const MAX_DAYS = 31
export const MAX_PLACES = 1_000_000
/** Cents: 10 000 €. */
const MAX_PRIX = 1_000_000

/** Latest close of registration: the start, or the end of the first day; null if unknown. */
function getStart(edition: EditionToCheck, fuseau: string): Date | null {
  const { date_debut, heure_depart, date_inconnue } = edition
  if (date_inconnue) return null
  return heure_depart
    ? localInstant(date_debut, heure_depart, fuseau)
    : localInstant(addDays(date_debut, 1), '00:00', fuseau)
}

function findDateError({ date_debut }: EditionToCheck, { now, fuseau }: Maintenant): string | null {
  const last = addMonths(localDate(now, fuseau), MONTHS_AHEAD)
  if (date_debut >= FIRST_DAY && date_debut <= last) return null
  return `Choisissez une date de 1900 au ${formatDateLongue(last)}.`
}

function findEndError({ date_debut, editions_fin }: EditionToCheck): string | null {
  if (!editions_fin) return null
  if (editions_fin < date_debut) return 'Le dernier jour ne peut pas précéder le premier.'
  if (countDays(date_debut, editions_fin) < MAX_DAYS) return null
  return `Une édition dure ${MAX_DAYS}\u00a0jours au plus.`
}

function findOpeningError(edition: EditionToCheck, fuseau: string): string | null {
  const { inscription_ouverture: opening } = edition
  const start = getStart(edition, fuseau)
  if (!opening || !start || new Date(opening) < start) return null
  return 'Les inscriptions ouvrent avant le départ.'
}

function findClosingError(edition: EditionToCheck, fuseau: string): string | null {
  const { inscription_ouverture: opening, inscription_fermeture: closing } = edition
  if (!closing) return null
  const start = getStart(edition, fuseau)
  if (start && new Date(closing) > start) return 'Les inscriptions ferment au plus tard au départ.'
  if (!opening || new Date(closing) > new Date(opening)) return null
  return 'Les inscriptions ferment après leur ouverture.'
}

function findCountError(value: number | null, min: number, max: number): string | null {
  if (value === null || (value >= min && value <= max)) return null
  return `Indiquez un nombre de ${min} à ${formatNombre(max)}.`
}

export function findEditionErrors(edition: EditionToCheck, maintenant: Maintenant): Errors {
  const { date_debut, places, inscrits, annulee, annulation_motif } = edition
  const { reportee_du, date_inconnue } = edition
  return pickErrors({
    date_debut: findDateError(edition, maintenant),
    editions_fin: findEndError(edition),
    inscription_ouverture: findOpeningError(edition, maintenant.fuseau),
    inscription_fermeture: findClosingError(edition, maintenant.fuseau),
    places: findCountError(places, 1, MAX_PLACES),
    inscrits: findCountError(inscrits, 0, MAX_PLACES),
    prix_min: findPriceError(edition.prix_min),
    annulation_motif:
      annulee && !annulation_motif ? 'Dites pourquoi\u00a0: les coureurs le liront.' : null,
    reportee_du:
      reportee_du === date_debut && !date_inconnue
        ? 'Choisissez une autre date que celle du report.'
        : null,
  })
}

export function findPriceError(cents: number | null): string | null {
  if (cents === null || (cents >= 0 && cents <= MAX_PRIX)) return null
  return 'Indiquez un prix de 0 à 10\u00a0000\u00a0€.'
}

export const pickErrors = (found: Readonly<Record<string, string | null>>): Errors =>
  Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) => (message ? [[field, message]] : [])),
  )

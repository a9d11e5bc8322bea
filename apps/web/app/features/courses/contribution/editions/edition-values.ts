import type { EditionEditee } from '@foulee/contract/courses/editions'
import { getFirstDay } from '@foulee/domain/courses/edition'
import { formatDate, formatHeure } from '@foulee/domain/shared/date'
import { localInstant, readLocal } from '@foulee/domain/shared/fuseau'
import type { Fields } from '#ui/form/changed-fields.ts'
import { sendScaled, writeScaled } from '#ui/form/read-number.ts'

export const EDITION_LABELS: Readonly<Record<string, string>> = {
  date_debut: 'Premier jour',
  editions_fin: 'Dernier jour',
  heure_depart: 'Heure de départ',
  url_inscription: 'Adresse d’inscription',
  inscription_ouverture: 'Ouverture des inscriptions',
  inscription_fermeture: 'Fermeture des inscriptions',
  places: 'Places',
  inscrits: 'Inscrits',
  prix_min: 'Prix, à partir de',
  liste_attente: 'Liste d’attente',
  a_confirmer: 'Date à confirmer',
  brouillon: 'Brouillon',
  annulation_motif: 'Raison de l’annulation',
  report_motif: 'Raison du report',
  date_inconnue: 'Date inconnue',
}

const INSTANTS = ['inscription_ouverture', 'inscription_fermeture']
const FLAGS = ['liste_attente', 'a_confirmer', 'brouillon']

/** Value of a `datetime-local` field in the time zone of the race: `2027-01-15T10:00`. */
function writeInstant(instant: string | null, fuseau: string): string {
  if (!instant) return ''
  const { date, heure } = readLocal(instant, fuseau)
  return `${date}T${heure}`
}

function readInstant(text: string, fuseau: string): string {
  const [day, time] = text.split('T')
  return day && time ? localInstant(day, time, fuseau).toISOString() : ''
}

const writeCount = (count: number | null) => (count === null ? '' : String(count))

export const toEditionValues = (
  edition: EditionEditee | null,
  fuseau: string,
): Record<string, string> => ({
  // An outdated day is not offered again.
  date_debut: (edition && getFirstDay(edition)) ?? '',
  editions_fin: (!edition?.date_inconnue && edition?.editions_fin) || '',
  heure_depart: edition?.heure_depart ?? '',
  url_inscription: edition?.url_inscription ?? '',
  inscription_ouverture: writeInstant(edition?.inscription_ouverture ?? null, fuseau),
  inscription_fermeture: writeInstant(edition?.inscription_fermeture ?? null, fuseau),
  places: writeCount(edition?.places ?? null),
  inscrits: writeCount(edition?.inscrits ?? null),
  prix_min: writeScaled(edition?.prix_min ?? null, 100),
  liste_attente: edition?.liste_attente ? 'true' : 'false',
  a_confirmer: edition?.a_confirmer ? 'true' : 'false',
})

/** Request body: instants with their offset, prices in cents. */
export function toEditionFields(changed: Fields, fuseau: string): Fields {
  return Object.fromEntries(
    Object.entries(changed).map(([name, value]) => [name, send(name, String(value), fuseau)]),
  )
}

function send(name: string, value: string, fuseau: string): string {
  if (INSTANTS.includes(name)) return readInstant(value, fuseau)
  if (FLAGS.includes(name)) return value === 'true' ? 'true' : 'false'
  // An invalid number is sent unchanged: the server reports it by field.
  if (name === 'prix_min') return sendScaled(value, 100)
  return value
}

export function formatEditionValue(name: string, value: string): string {
  if (!value) return ''
  if (FLAGS.includes(name)) return value === 'true' ? 'oui' : 'non'
  const [day = '', time] = value.split('T')
  if (INSTANTS.includes(name)) return `${formatDate(day)}, ${formatHeure(time ?? '00:00')}`
  return name === 'date_debut' || name === 'editions_fin' ? formatDate(value) : value
}

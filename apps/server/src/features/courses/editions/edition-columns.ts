import type { EditionChanges } from '@foulee/contract/courses/editions'
import type { EditionFacts } from '@foulee/db/read-models/course-facts'
import type { Errors } from '@foulee/domain/courses/edition-regles'
import { readAdresseWeb } from '@foulee/domain/shared/adresse-web'
import { toUpdateSet } from '#platform/db/update-set.ts'

export type EditionColumns = Omit<EditionFacts, 'id' | 'courses_id' | 'epreuves'>

const FLAGS = ['liste_attente', 'a_confirmer', 'annulee', 'brouillon', 'date_inconnue'] as const
const INSTANTS = ['inscription_ouverture', 'inscription_fermeture'] as const

export const blankEdition = (date_debut: string): EditionColumns => ({
  date_debut,
  editions_fin: null,
  heure_depart: null,
  url_inscription: null,
  inscription_ouverture: null,
  inscription_fermeture: null,
  places: null,
  inscrits: null,
  liste_attente: false,
  prix_min: null,
  annulee: false,
  annulation_motif: null,
  a_confirmer: false,
  reportee_du: null,
  report_motif: null,
  date_inconnue: false,
  brouillon: false,
})

/** Columns of the fields sent: an empty text is null. @param wrong collects errors by field */
export function toColumns(changes: EditionChanges, wrong: Errors): Partial<EditionColumns> {
  const { reportee: _, url_inscription: url, ...values } = changes
  const columns = toUpdateSet(values)
  for (const name of FLAGS) if (values[name] !== undefined) columns[name] = values[name] === 'true'
  for (const name of INSTANTS) if (values[name]) columns[name] = toInstant(values[name])
  if (url !== undefined) columns.url_inscription = readUrl(url, 'url_inscription', wrong)
  if (columns.date_debut === null) {
    wrong.date_debut = 'Indiquez la date.'
    delete columns.date_debut
  }
  return columns as Partial<EditionColumns>
}

/** As the read model writes instants: UTC, without fractions. */
export const toInstant = (text: string): string =>
  new Date(text).toISOString().replace(/\.\d+Z$/, 'Z')

/** The normalised URL, null for an empty text. @param wrong collects errors by field */
export function readUrl(text: string | null, field: string, wrong: Errors): string | null {
  if (!text) return null
  const read = readAdresseWeb(text)
  if ('url' in read) return read.url
  wrong[field] = read.message
  return null
}

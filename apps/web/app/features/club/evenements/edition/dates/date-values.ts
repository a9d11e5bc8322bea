import type { DateGeree } from '@foulee/contract/club/evenements-edition'
import { formatDateLongue, formatHeure } from '@foulee/domain/shared/date'
import { readLocal } from '@foulee/domain/shared/fuseau'
import { writePosition } from '#kit/map/pin-position.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { writeScaled } from '#ui/form/read-number.ts'
import { dureeText } from '../../evenement-texts.ts'

export const DATE_LABELS: Readonly<Record<string, string>> = {
  date: 'Jour',
  heure: 'Heure',
  duree_minutes: 'Durée',
  places: 'Places',
  precision: 'Ce qui change',
  lieu: 'Lieu',
  position: 'Longitude et latitude',
}

const minutesOf = ({ debut, fin }: Pick<DateGeree, 'debut' | 'fin'>): number =>
  Math.round((Date.parse(fin) - Date.parse(debut)) / 60_000)

export const toDateValues = (date: DateGeree): Record<string, string> => ({
  date: readLocal(date.debut, date.fuseau).date,
  heure: readLocal(date.debut, date.fuseau).heure,
  duree_minutes: String(minutesOf(date)),
  places: writeScaled(date.places, 1),
  precision: date.precision ?? '',
  lieu: date.lieu ?? '',
  position: writePosition(date.position),
})

/** The API takes the position as JSON. */
export const toDateChanges = (changed: Fields): Fields =>
  'position' in changed ? { ...changed, position: changed.position || 'null' } : changed

/** A value in words, for the choice between two conflicting versions. */
export function formatDateValue(name: string, text: string): string {
  if (!text) return ''
  if (name === 'date') return formatDateLongue(text)
  if (name === 'heure') return formatHeure(text)
  return name === 'duree_minutes' ? dureeText(Number(text)) : text
}

export function heldText({ nb_inscrits, nb_attentes, places }: DateGeree): string {
  const coming =
    nb_inscrits === 0
      ? 'Aucun inscrit'
      : `${nb_inscrits}\u00a0${nb_inscrits > 1 ? 'inscrits' : 'inscrit'}`
  return [
    places === null ? coming : `${coming} sur ${places}\u00a0${places > 1 ? 'places' : 'place'}`,
    nb_attentes > 0 && `${nb_attentes} sur la liste d’attente`,
  ]
    .filter(Boolean)
    .join(' · ')
}

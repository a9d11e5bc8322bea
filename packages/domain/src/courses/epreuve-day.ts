/** Day and start time of one épreuve: its own, else those of its edition. */

import { formatDate, formatHeure, formatJour } from '../shared/date.ts'
import { type EditionDates, getFirstDay, labelEditionDays } from './edition.ts'

interface OwnDay {
  date_depart: string | null
}

interface OwnStart extends OwnDay {
  heure_depart: string | null
}

interface Programme extends Pick<EditionDates, 'date_debut' | 'date_inconnue'> {
  heure_depart: string | null
  epreuves?: readonly OwnDay[]
}

/** Null while the edition is postponed without a new day. */
export function getEpreuveDay(
  edition: Pick<EditionDates, 'date_debut' | 'date_inconnue'>,
  { date_depart }: OwnDay,
): string | null {
  const first = getFirstDay({ ...edition, editions_fin: null })
  return first && (date_depart ?? first)
}

export const labelEpreuveDays = (edition: EditionDates, epreuve: OwnDay): string =>
  epreuve.date_depart && getFirstDay(edition)
    ? formatDate(epreuve.date_depart)
    : labelEditionDays(edition)

/**
 * `dim. 9 mai, 9h`. The first day is named only beside an épreuve with a day of its own: otherwise
 * the page tells it already.
 */
export function labelStart(edition: Programme, epreuve: OwnStart): string | null {
  const heure = epreuve.heure_depart ?? edition.heure_depart
  const hasDays = edition.epreuves?.some(({ date_depart }) => date_depart !== null) ?? false
  const day = epreuve.date_depart !== null || hasDays ? getEpreuveDay(edition, epreuve) : null
  return [day && formatJour(day), heure && formatHeure(heure)].filter(Boolean).join(', ') || null
}

/** By when one must have left a place or finished: clock times and durations, never one for the other (decision 78). */

import { countDays } from '../shared/calendrier.ts'
import { formatHeure } from '../shared/date.ts'
import { getHorlogeDe, type Horloge, toInstantAfter } from '../shared/fuseau.ts'
import { formatTemps } from '../shared/mesure.ts'

const SECOND_MS = 1000

/** A time of the day, and the days since that of the start. */
export type MomentBarriere = { heure: string; jour: number }

/** When an épreuve starts, and by which clocks. */
export type Depart = { date: string; heure: string; horloge: Horloge }

/** The start of an épreuve; null where its hour is not announced, or its day not known. */
export function findDepart(
  { fuseau }: { fuseau: string },
  edition: { date_debut: string | null; heure_depart: string | null },
  epreuve: { date_depart: string | null; heure_depart: string | null },
): Depart | null {
  const heure = epreuve.heure_depart ?? edition.heure_depart
  const date = epreuve.date_depart ?? edition.date_debut
  if (!heure || !date) return null
  return {
    date,
    heure,
    horloge: getHorlogeDe(fuseau),
  }
}

/** What the clocks show so many seconds after the start. */
export function addDelai({ date, heure, horloge }: Depart, seconds: number): MomentBarriere {
  const shown = horloge.read(horloge.toInstant(date, heure) + seconds * SECOND_MS)
  return { heure: shown.heure, jour: countDays(date, shown.date) }
}

/** Seconds from the start to a clock time. */
export function countDelai({ date, heure, horloge }: Depart, moment: MomentBarriere): number {
  const end = toInstantAfter(horloge, date, moment.jour, moment.heure)
  return (end - horloge.toInstant(date, heure)) / SECOND_MS
}

/** `14h30`, and the days that have passed since the start. */
export const formatMoment = ({ heure, jour }: MomentBarriere): string =>
  jour > 0 ? `${formatHeure(heure)} (J+${jour})` : formatHeure(heure)

/** « 5h45 après le départ »: the words say that no clock shows it. */
export const sayDelai = (seconds: number): string => `${formatTemps(seconds)} après le départ`

/** A duration that one has: « 14h30, soit 5h45 après le départ », without the clock where nobody knows the start. */
export function sayLimite(seconds: number, depart: Depart | null): string {
  if (!depart) return sayDelai(seconds)
  return `${formatMoment(addDelai(depart, seconds))}, soit ${sayDelai(seconds)}`
}

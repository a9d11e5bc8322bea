/** Cut-offs: clock times and durations, never converted silently (decision 78). */

import { countDays } from '../shared/calendrier.ts'
import { formatHeure } from '../shared/date.ts'
import { getHorlogeDe, type Horloge, toInstantAfter } from '../shared/fuseau.ts'
import { formatTemps } from '../shared/mesure.ts'

const SECOND_MS = 1000

/** Time of day, and days since the start. */
export type MomentBarriere = { heure: string; jour: number }

export type Depart = { date: string; heure: string; horloge: Horloge }

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

export function addDelai({ date, heure, horloge }: Depart, seconds: number): MomentBarriere {
  const shown = horloge.read(horloge.toInstant(date, heure) + seconds * SECOND_MS)
  return { heure: shown.heure, jour: countDays(date, shown.date) }
}

export function countDelai({ date, heure, horloge }: Depart, moment: MomentBarriere): number {
  const end = toInstantAfter(horloge, date, moment.jour, moment.heure)
  return (end - horloge.toInstant(date, heure)) / SECOND_MS
}

/** `14h30`, followed by the days since the start. */
export const formatMoment = ({ heure, jour }: MomentBarriere): string =>
  jour > 0 ? `${formatHeure(heure)} (J+${jour})` : formatHeure(heure)

export const formatDelai = (seconds: number): string => `${formatTemps(seconds)} après le départ`

export function formatLimite(seconds: number, depart: Depart | null): string {
  if (!depart) return formatDelai(seconds)
  return `${formatMoment(addDelai(depart, seconds))}, soit ${formatDelai(seconds)}`
}

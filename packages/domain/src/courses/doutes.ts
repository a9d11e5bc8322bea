/** Suspicious but accepted values: warnings by field, in French. */

import { countDays } from '../shared/calendrier.ts'
import { formatDate, formatHeure } from '../shared/date.ts'
import { parisDate } from '../shared/heure-paris.ts'
import { formatDistance, formatNombre } from '../shared/mesure.ts'
import { type Errors, pickErrors } from './edition-regles.ts'

type Point = { km: number; barriere_horaire: string | null; barriere_jour: number }
type Epreuve = { distance: number | null; points: readonly Point[] }

/** Tolerance between announced and measured distance; mountain tracks vary most. */
const ALIKE = 0.2

function doubtRoute(distance: number | null, route: number | null): string | null {
  if (!distance || !route || Math.abs(route - distance) <= distance * ALIKE) return null
  return `Le parcours fait ${formatDistance(route)}, et l’épreuve ${formatDistance(distance)}.`
}

function doubtBarriers(points: readonly Point[]): string | null {
  const timed = points
    .filter((point) => point.barriere_horaire !== null)
    .toSorted((a, b) => a.km - b.km)
    .map((point) => ({
      ...point,
      at: `${String(point.barriere_jour).padStart(2, '0')} ${point.barriere_horaire}`,
    }))
  const at = timed.findIndex((point, rank) => point.at < (timed[rank - 1]?.at ?? ''))
  const [before, after] = [timed[at - 1], timed[at]]
  if (!before || !after) return null
  const formatBarriere = ({ km, barriere_horaire }: Point) =>
    `du km\u00a0${formatNombre(km, 1)}, à ${formatHeure(barriere_horaire ?? '')},`
  return `La barrière ${formatBarriere(after)} précède celle ${formatBarriere(before)} qui vient avant elle.`
}

/** @param route length in metres of the attached parcours; null without one */
export const findEpreuveDoubts = ({ distance, points }: Epreuve, route: number | null): Errors =>
  pickErrors({ parcours_id: doubtRoute(distance, route), points: doubtBarriers(points) })

/** Days between the close of registration and the start above which a warning is shown. */
const EARLY_DAYS = 60

/** @param edition first day (null if postponed without a date) and close of registration */
export function findEditionDoubts(edition: {
  date_debut: string | null
  inscription_fermeture: string | null
}): Errors {
  const { date_debut, inscription_fermeture } = edition
  if (!inscription_fermeture) return {}
  const closing = parisDate(new Date(inscription_fermeture))
  if (!date_debut) {
    const what = `Les inscriptions ferment le ${formatDate(closing)}`
    return { inscription_fermeture: `${what}, et la nouvelle date n’est pas connue.` }
  }
  if (countDays(closing, date_debut) < EARLY_DAYS) return {}
  const days = `${formatDate(closing)}, et la course est le ${formatDate(date_debut)}`
  return { inscription_fermeture: `Les inscriptions ferment le ${days}.` }
}

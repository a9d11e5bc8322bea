import { formatDateLongue } from '../shared/date.ts'
import { readLocal } from '../shared/fuseau.ts'
import { formatDebut } from './inscription.ts'
import type { DatePrevue } from './serie.ts'

export type DateConnue = {
  id: number
  jour: string
  debut: Date
  fin: Date
  places: number | null
  places_prises: number
  a_part: boolean
  est_annulee: boolean
  est_suivie: boolean
}

export type SerieToApply = {
  connues: readonly DateConnue[]
  prevues: readonly DatePrevue[]
  exclusions: readonly string[]
  places: number | null
  /** The event has one date and no series before and after: that date then moves to the new day. */
  est_seule: boolean
  now: Date
}

export type DatePlan = {
  ajoutees: DatePrevue[]
  /** Rows whose time or capacity changes. */
  changees: { avant: DateConnue; jour: string; debut: Date; fin: Date }[]
  /** Dates without any registration: deleted. */
  retirees: DateConnue[]
  /** Dates with registrations: cancelled, with a message. */
  annulees: DateConnue[]
  /** Dates with more registrations than the new capacity. */
  trop_pleines: DateConnue[]
}

function findRenamed({ connues, prevues, est_seule, now }: SerieToApply): DateConnue | null {
  const [prevue] = prevues
  if (!est_seule || !prevue || connues.some(({ jour }) => jour === prevue.jour)) return null
  const open = connues.filter(
    ({ debut, est_annulee, a_part }) => debut > now && !est_annulee && !a_part,
  )
  return open.length === 1 && prevue.debut > now ? (open[0] ?? null) : null
}

/**
 * Past, individually edited and cancelled dates never change, except a day explicitly excluded. The
 * other dates follow the series and keep their row as long as the rule contains their day.
 */
export function planDates(serieToApply: SerieToApply): DatePlan {
  const { connues, prevues, exclusions, places, now } = serieToApply
  const renamed = findRenamed(serieToApply)
  const byDay = new Map(prevues.map((prevue) => [prevue.jour, prevue]))
  const left = new Set(exclusions)
  const plan: DatePlan = {
    ajoutees: [],
    changees: [],
    retirees: [],
    annulees: [],
    trop_pleines: [],
  }
  for (const avant of connues) {
    if (avant.debut <= now || avant.est_annulee) continue
    if (avant.a_part && !left.has(avant.jour)) continue
    const prevue = avant === renamed ? prevues[0] : byDay.get(avant.jour)
    if (!prevue) plan[avant.est_suivie ? 'annulees' : 'retirees'].push(avant)
    else if (prevue.debut > now) plan.changees.push({ avant, ...prevue })
  }
  const known = new Set(connues.map(({ jour }) => jour))
  plan.ajoutees = prevues.filter(
    (prevue) =>
      prevue.debut > now && !known.has(prevue.jour) && !(renamed && prevue === prevues[0]),
  )
  plan.trop_pleines = plan.changees.flatMap(({ avant }) =>
    places !== null && avant.places_prises > places ? [avant] : [],
  )
  plan.changees = plan.changees.filter(
    ({ avant, jour, debut, fin }) =>
      avant.jour !== jour ||
      avant.debut.getTime() !== debut.getTime() ||
      avant.fin.getTime() !== fin.getTime() ||
      avant.places !== places,
  )
  return plan
}

const MAX_NAMED = 5

export function formatTooFull(
  dates: readonly Pick<DateConnue, 'debut' | 'places_prises'>[],
  fuseau: string,
): string {
  const named = dates
    .slice(0, MAX_NAMED)
    .map(
      ({ debut, places_prises }) =>
        `${formatDateLongue(readLocal(debut, fuseau).date)} (${places_prises}\u00a0prises)`,
    )
  const more = dates.length > MAX_NAMED ? ` et ${dates.length - MAX_NAMED} autres` : ''
  return `Des places sont déjà prises\u00a0: ${named.join(', ')}${more}.`
}

export type DateChange =
  | { type: 'deplace'; avant: string; debut: string }
  | { type: 'lieu'; debut: string; lieu: string }
  | { type: 'annule'; debut: string; motif: string }

export function describeDateChange(
  change: DateChange,
  fuseau: string,
): { titre: string; texte: string } {
  const moment = formatDebut(new Date(change.debut), fuseau)
  if (change.type === 'lieu') {
    return {
      titre: 'Le lieu change',
      texte: `Rendez-vous du ${moment}\u00a0: le lieu change. On se retrouve à cet endroit\u00a0: ${change.lieu}.`,
    }
  }
  if (change.type === 'annule') {
    return {
      titre: 'Date annulée',
      texte: `Le rendez-vous du ${moment} est annulé. Raison\u00a0: ${change.motif}`,
    }
  }
  return {
    titre: 'L’heure ou le jour change',
    texte: `Le rendez-vous du ${formatDebut(new Date(change.avant), fuseau)} change\u00a0: ce sera ${moment}.`,
  }
}

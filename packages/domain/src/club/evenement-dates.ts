/** What a change of an event does to its dates (produit 12.3), and what whoever comes is told of it. */

import { formatDateLongue } from '../shared/date.ts'
import { readLocal } from '../shared/fuseau.ts'
import { sayDebut } from './inscription.ts'
import type { DatePrevue } from './serie.ts'

/** A date as it is stored, as far as a change of the series looks at it. */
export type DateConnue = {
  id: number
  jour: string
  debut: Date
  fin: Date
  places: number | null
  places_prises: number
  a_part: boolean
  est_annulee: boolean
  /** Somebody registered, or waited, once. */
  est_suivie: boolean
}

export type SerieToApply = {
  connues: readonly DateConnue[]
  prevues: readonly DatePrevue[]
  exclusions: readonly string[]
  places: number | null
  /** Neither was a series nor becomes one: its one date then moves to another day. */
  est_seule: boolean
  now: Date
}

export type DatePlan = {
  ajoutees: DatePrevue[]
  /** The same rows at another moment, or with other places. */
  changees: { avant: DateConnue; jour: string; debut: Date; fin: Date }[]
  /** Nobody ever came near them. */
  retirees: DateConnue[]
  /** Somebody did: they are called off, with words. */
  annulees: DateConnue[]
  /** Where more places are held than there would be. */
  trop_pleines: DateConnue[]
}

/** The one date of an event that has no series, when its day changes. */
function findRenamed({ connues, prevues, est_seule, now }: SerieToApply): DateConnue | null {
  const [prevue] = prevues
  if (!est_seule || !prevue || connues.some(({ jour }) => jour === prevue.jour)) return null
  const open = connues.filter(
    ({ debut, est_annulee, a_part }) => debut > now && !est_annulee && !a_part,
  )
  return open.length === 1 && prevue.debut > now ? (open[0] ?? null) : null
}

/**
 * The past never changes, nor what was changed by itself, unless its day is left out by name, nor what was
 * called off. The others follow the series; they keep their row as long as the rule names their day.
 */
export function planDates(given: SerieToApply): DatePlan {
  const { connues, prevues, exclusions, places, now } = given
  const renamed = findRenamed(given)
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

/** « mardi 12 octobre 2027 (8 prises), … » */
export function sayTooFull(
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

/** What became of one date. */
export type DateChange =
  | { type: 'deplace'; avant: string; debut: string }
  | { type: 'lieu'; debut: string; lieu: string }
  | { type: 'annule'; debut: string; motif: string }

/** A title, and the sentence that whoever comes reads. */
export function describeDateChange(
  change: DateChange,
  fuseau: string,
): { titre: string; texte: string } {
  const moment = sayDebut(new Date(change.debut), fuseau)
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
    texte: `Le rendez-vous du ${sayDebut(new Date(change.avant), fuseau)} change\u00a0: ce sera ${moment}.`,
  }
}

import { formatNombre } from '../shared/mesure.ts'
import type { Sport } from '../shared/sport.ts'
import type { Phase } from './plan.ts'
import { listSemainesFaciles } from './plan-verification.ts'
import { REPERES_COMPARAISON, type SeanceMesuree } from './plan-volume.ts'

/**
 * The climb that a plan asks of its sessions when it leads to a hilly race, so that legs know the
 * ground before the day. Metres; « per km » is of the race's own distance.
 */

/**
 * All of it is an assumption: coaches agree that one trains on the slopes of the race and comes to them
 * by degrees, and no study gives the figures. Each has its reason in decision 106.
 */
export const REGLE_DENIVELE = {
  /** From so many metres per km on a race is hilly; below it, what is nearly flat is all alike (6.9). */
  vallonnee: 15,
  /** Share of the race's metres per km that the first week asks, so that calves get used to it. */
  part_debut: 0.4,
  /** The same of the last full week before the taper: the slopes of the race itself. */
  part_fin: 1,
  /** What is left of it in an easy week and in the taper. */
  allegee: 0.6,
  /** What the other sessions of a week hold beside a long one: quick work wants even ground. */
  autres: 0.5,
  /** No session asks more metres per km than so many times the race's. */
  plafond: 1,
  /** Nor more metres than so many times those of the whole race. */
  plafond_course: 1,
  /** The speed of an easy run, in % of the VMA, where a session tells only how long it is. */
  facile: 65,
} as const

/** Metres of an épreuve; null where nobody gave them. */
export type CourseMesuree = { distance: number | null; denivele: number | null }
export type SeanceDenivele = SeanceMesuree & {
  /** What the plan's author asks already; it is kept. */
  denivele: number | null
}
export type SemaineDenivele = { phase: Phase; seances: readonly SeanceDenivele[] }
/** What one week should climb in all, and each of its long sessions; `semaine` counts from 1. */
export type DeniveleDemande = {
  semaine: number
  denivele: number
  longues: { cle: number; denivele: number }[]
}

type CourseVallonnee = { distance: number; denivele: number }

/** Whether a race is hilly enough to train for its climb; not when its figures are unknown. */
export function isVallonnee(course: CourseMesuree): course is CourseVallonnee {
  const { distance, denivele } = course
  if (!distance || denivele === null) return false
  return (denivele * 1000) / distance >= REGLE_DENIVELE.vallonnee
}

const A_PIED: readonly Sport[] = ['course_a_pied', 'trail', 'marche', 'randonnee']

/**
 * What a session is worth in km-effort; null when its steps tell neither a distance nor a time.
 * @param vma km/h of who runs it, by which a time is a distance; null for the runner in the middle
 */
export function getEffort(
  { distance, duree }: Pick<SeanceMesuree, 'distance' | 'duree'>,
  vma: number | null = null,
): number | null {
  if (distance !== null) return distance / 1000
  const speed = vma ?? REPERES_COMPARAISON.vma
  if (duree === null || speed === null) return null
  return (duree / 3600) * speed * (REGLE_DENIVELE.facile / 100)
}

/** Rounded down to tens of metres, from 200 m on to fifties: nobody finds a hill of 437 m. */
const round = (metres: number): number => {
  const grain = metres < 200 ? 10 : 50
  // What is 300 but for how numbers are kept is 300.
  return Math.floor(metres / grain + 1e-9) * grain
}

/**
 * Metres of climb of a session at so many a km. It takes as long as on the flat: 100 m of climb take
 * the place of a kilometre (6.3).
 */
const climbOf = (effort: number, parKm: number): number => (effort * parKm) / (1 + parKm / 100)

const PHASES_LEGERES: readonly Phase[] = ['recuperation', 'affutage']

/** Of each week, the share of the race's metres per km that it asks. */
function listParts(semaines: readonly SemaineDenivele[]): number[] {
  const last = semaines.length - 1
  const { part_debut, part_fin, allegee } = REGLE_DENIVELE
  // Light are the week of the race and those that their author calls so, whatever the figures say.
  const faciles = listSemainesFaciles(semaines).map(
    (isFacile, index) =>
      isFacile || index === last || PHASES_LEGERES.includes(semaines[index]?.phase ?? 'generale'),
  )
  const peak = faciles.lastIndexOf(false)
  return faciles.map((isFacile, index) => {
    const way = peak > 0 ? Math.min(1, index / peak) : Number(index > peak && peak >= 0)
    return (part_debut + (part_fin - part_debut) * way) * (isFacile ? allegee : 1)
  })
}

/**
 * What each week of a plan should climb before this race, and each of its long sessions; nothing for a
 * race that is flat or of unknown figures. What its author asks of a session stays.
 * @param semaines the weeks of the plan in their order, those that are left out without sessions
 */
export function planDenivele(
  course: CourseMesuree,
  semaines: readonly SemaineDenivele[],
): DeniveleDemande[] {
  if (!isVallonnee(course)) return []
  const kept = semaines.flatMap((week, index) =>
    week.seances.length > 0 ? [{ ...week, semaine: index + 1 }] : [],
  )
  const parts = listParts(kept)
  return kept.map(({ semaine, seances }, index) => {
    const part = parts[index] ?? REGLE_DENIVELE.part_debut
    const climbs = seances
      .filter(({ sport, objectif }) => A_PIED.includes(sport) && !SANS_PENTE.includes(objectif))
      .map((seance) => ({ ...seance, metres: askOf(course, seance, part) }))
    const longues = climbs.flatMap(({ cle, objectif, metres }) =>
      objectif === 'longue' && metres > 0 ? [{ cle, denivele: metres }] : [],
    )
    const denivele = round(climbs.reduce((somme, { metres }) => somme + metres, 0))
    return { semaine, denivele, longues }
  })
}

/** Strength is done on the spot, and the race is what it is. */
const SANS_PENTE: readonly SeanceDenivele['objectif'][] = ['renforcement', 'course']

function askOf(course: CourseVallonnee, seance: SeanceDenivele, part: number): number {
  if (seance.denivele !== null) return seance.denivele
  const effort = getEffort(seance)
  if (effort === null) return 0
  const { plafond, plafond_course, autres } = REGLE_DENIVELE
  const parKm = (course.denivele * 1000) / course.distance
  const isLong = seance.objectif === 'longue'
  const asked = Math.min(part, plafond) * parKm * (isLong ? 1 : autres)
  const metres = Math.min(climbOf(effort, asked), plafond_course * course.denivele)
  return isLong ? round(metres) : metres
}

/** `300 m`, or `de 300 à 700 m`. */
function tellRange(metres: readonly number[]): string {
  const [least, most] = [Math.min(...metres), Math.max(...metres)]
  if (least === most) return `${formatNombre(most)}\u00a0m`
  return `de ${formatNombre(least)} à ${formatNombre(most)}\u00a0m`
}

/**
 * « Votre course monte de 1 200 m : les sorties longues demandent de 300 à 700 m de D+. »
 * @param longues metres that each long session asks; null is said when there is none, or the race is flat
 */
export function tellDenivele(course: CourseMesuree, longues: readonly number[]): string | null {
  if (!isVallonnee(course) || longues.length === 0) return null
  const who = longues.length > 1 ? 'les sorties longues demandent' : 'la sortie longue demande'
  return `Votre course monte de ${formatNombre(course.denivele)}\u00a0m\u00a0: ${who} ${tellRange(longues)} de D+.`
}

import { formatNombre } from '../shared/mesure.ts'
import type { Sport } from '../shared/sport.ts'
import type { Phase } from './plan.ts'
import { listSemainesFaciles } from './plan-verification.ts'
import { REPERES_COMPARAISON, type SeanceMesuree } from './plan-volume.ts'

/**
 * Assumptions: coaches agree on progressive training at the gradient of the race, but no study
 * gives figures. Reasons in decision 106.
 */
export const REGLE_DENIVELE = {
  /** Metres per km from which a race is hilly; below, gradients are treated alike (6.9). */
  vallonnee: 15,
  /** Share of the race’s metres per km in the first week, to spare the calves. */
  part_debut: 0.4,
  /** Share in the last full week before the taper: the gradient of the race. */
  part_fin: 1,
  /** Factor of an easy week and of the taper. */
  allegee: 0.6,
  /** Factor of the other sessions beside a long one: fast work needs flat ground. */
  autres: 0.5,
  /** Maximum of a session, relative to the metres per km of the race. */
  plafond: 1,
  /** Maximum of a session, relative to the total metres of the race. */
  plafond_course: 1,
  /** Speed of an easy run in % of the VMA, for a session given by time only. */
  facile: 65,
} as const

export type CourseMesuree = { distance: number | null; denivele: number | null }
export type SeanceDenivele = SeanceMesuree & {
  /** Value set by the author of the plan, which is kept. */
  denivele: number | null
}
export type SemaineDenivele = { phase: Phase; seances: readonly SeanceDenivele[] }
export type DeniveleDemande = {
  semaine: number
  denivele: number
  longues: { cle: number; denivele: number }[]
}

type CourseVallonnee = { distance: number; denivele: number }

export function isVallonnee(course: CourseMesuree): course is CourseVallonnee {
  const { distance, denivele } = course
  if (!distance || denivele === null) return false
  return (denivele * 1000) / distance >= REGLE_DENIVELE.vallonnee
}

const A_PIED: readonly Sport[] = ['course_a_pied', 'trail', 'marche', 'randonnee']

/**
 * Km-effort of a session; null if its steps give neither distance nor time.
 * @param vma km/h, converts time to distance; null for an average runner
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

/** Rounds down to tens of metres, from 200 m on to fifties. */
const round = (metres: number): number => {
  const grain = metres < 200 ? 10 : 50
  // Tolerance for floating-point error.
  return Math.floor(metres / grain + 1e-9) * grain
}

/**
 * Metres of climb of a session at a given rate per km. The duration stays that of flat ground: 100
 * m of climb replace one kilometre (6.3).
 */
const climbOf = (effort: number, parKm: number): number => (effort * parKm) / (1 + parKm / 100)

const PHASES_LEGERES: readonly Phase[] = ['recuperation', 'affutage']

/** Share of the race’s metres per km for each week. */
function listParts(semaines: readonly SemaineDenivele[]): number[] {
  const last = semaines.length - 1
  const { part_debut, part_fin, allegee } = REGLE_DENIVELE
  // Easy weeks are the race week and those declared so by the author, whatever their figures.
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
 * Elevation gain per week and per long session; empty for a race that is flat or of unknown
 * figures. Values set by the author are kept.
 * @param semaines weeks of the plan in order; skipped weeks have no session
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
      .map((seance) => ({ ...seance, metres: getDeniveleCible(course, seance, part) }))
    const longues = climbs.flatMap(({ cle, objectif, metres }) =>
      objectif === 'longue' && metres > 0 ? [{ cle, denivele: metres }] : [],
    )
    const denivele = round(climbs.reduce((somme, { metres }) => somme + metres, 0))
    return { semaine, denivele, longues }
  })
}

const SANS_PENTE: readonly SeanceDenivele['objectif'][] = ['renforcement', 'course']

function getDeniveleCible(course: CourseVallonnee, seance: SeanceDenivele, part: number): number {
  if (seance.denivele !== null) return seance.denivele
  const effort = getEffort(seance)
  if (effort === null) return 0
  const { plafond, plafond_course, autres } = REGLE_DENIVELE
  const parKm = (course.denivele * 1000) / course.distance
  const isLong = seance.objectif === 'longue'
  const climbPerKm = Math.min(part, plafond) * parKm * (isLong ? 1 : autres)
  const metres = Math.min(climbOf(effort, climbPerKm), plafond_course * course.denivele)
  return isLong ? round(metres) : metres
}

/** `300 m`, or `de 300 à 700 m`. */
function formatRange(metres: readonly number[]): string {
  const [least, most] = [Math.min(...metres), Math.max(...metres)]
  if (least === most) return `${formatNombre(most)}\u00a0m`
  return `de ${formatNombre(least)} à ${formatNombre(most)}\u00a0m`
}

/**
 * « Votre course monte de 1 200 m : les sorties longues demandent de 300 à 700 m de D+. »
 * @param longues metres of each long session; the result is null if empty, or if the race is flat
 */
export function describeDenivele(course: CourseMesuree, longues: readonly number[]): string | null {
  if (!isVallonnee(course) || longues.length === 0) return null
  const who = longues.length > 1 ? 'les sorties longues demandent' : 'la sortie longue demande'
  return `Votre course monte de ${formatNombre(course.denivele)}\u00a0m\u00a0: ${who} ${formatRange(longues)} de D+.`
}

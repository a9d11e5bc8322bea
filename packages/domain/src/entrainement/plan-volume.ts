import { formatNombre, formatTemps } from '../shared/mesure.ts'
import type { Phase, SeancePlacee } from './plan.ts'
import type { Reperes } from './reperes.ts'

/**
 * What a session asks of whoever does it, as far as its steps tell: `charge` in units of session RPE
 * (`charge.ts`), `duree` in seconds, `distance` in metres; null where it is unknown.
 */
export type Volume = { charge: number | null; duree: number | null; distance: number | null }

/** What the rules of plans read of a session: a `SeancePlacee` with its totals is one. */
export type SeanceMesuree = Pick<SeancePlacee, 'cle' | 'jour' | 'titre' | 'sport' | 'objectif'> &
  Volume
export type SemaineMesuree = { phase: Phase; seances: readonly SeanceMesuree[] }

/**
 * For whom the weeks of a plan are measured when nobody follows it: a runner in the middle. Weeks are
 * compared with each other, and their rises are nearly the same for a quicker or a slower one; without
 * any, a single session in metres would leave its whole week unknown.
 */
export const REPERES_COMPARAISON: Reperes = { vma: 14, fc_max: null }

/** What weeks are compared by: their load, and where it is unknown the time that they take. */
export type Mesure = 'charge' | 'duree'

/** The sum of one measure; null as soon as one session does not know it. No session makes 0. */
export function sumMesure(seances: readonly Volume[], mesure: keyof Volume): number | null {
  let somme = 0
  for (const seance of seances) {
    const valeur = seance[mesure]
    if (valeur === null) return null
    somme += valeur
  }
  return somme
}

/** The first measure that all these weeks know, so that one is never compared with the other. */
export function findMesure(semaines: readonly (readonly Volume[])[]): Mesure | null {
  const knows = (mesure: Mesure) => semaines.every((seances) => sumMesure(seances, mesure) !== null)
  if (knows('charge')) return 'charge'
  return knows('duree') ? 'duree' : null
}

/** A load as a whole number, a time as `5h20`. */
export const formatMesure = (valeur: number, mesure: Mesure): string =>
  mesure === 'charge' ? formatNombre(Math.round(valeur)) : formatTemps(valeur)

/** The session that a week is built around: the longest of its « sorties longues », else the longest. */
export function findLongest<T extends SeanceMesuree>(seances: readonly T[]): T | null {
  const longues = seances.filter(({ objectif }) => objectif === 'longue')
  const among = longues.length > 0 ? longues : seances
  const measures = (['duree', 'distance'] as const).find((mesure) =>
    among.every((seance) => seance[mesure] !== null),
  )
  const size = (seance: T) => (measures ? (seance[measures] ?? 0) : (seance.duree ?? 0))
  return among.reduce<T | null>(
    (best, seance) => (best === null || size(seance) > size(best) ? seance : best),
    null,
  )
}

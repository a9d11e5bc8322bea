import { formatNombre, formatTemps } from '../shared/mesure.ts'
import type { Phase, SeancePlacee } from './plan.ts'
import type { Reperes } from './reperes.ts'

export type Volume = { charge: number | null; duree: number | null; distance: number | null }

export type SeanceMesuree = Pick<SeancePlacee, 'cle' | 'jour' | 'titre' | 'sport' | 'objectif'> &
  Volume
export type SemaineMesuree = { phase: Phase; seances: readonly SeanceMesuree[] }

/**
 * Reference runner for plans without a follower. Only ratios of weeks matter, nearly equal for
 * other speeds; without a reference, one session in metres would leave its week unknown.
 */
export const REPERES_COMPARAISON: Reperes = { vma: 14, fc_max: null }

/** Measure that compares weeks: load, else duration. */
export type Mesure = 'charge' | 'duree'

/** Sum of a measure; null if unknown for one session; 0 without sessions. */
export function sumMesure(seances: readonly Volume[], mesure: keyof Volume): number | null {
  let somme = 0
  for (const seance of seances) {
    const valeur = seance[mesure]
    if (valeur === null) return null
    somme += valeur
  }
  return somme
}

export function findMesure(semaines: readonly (readonly Volume[])[]): Mesure | null {
  const knows = (mesure: Mesure) => semaines.every((seances) => sumMesure(seances, mesure) !== null)
  if (knows('charge')) return 'charge'
  return knows('duree') ? 'duree' : null
}

/** Load as an integer, duration as `5h20`. */
export const formatMesure = (valeur: number, mesure: Mesure): string =>
  mesure === 'charge' ? formatNombre(Math.round(valeur)) : formatTemps(valeur)

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

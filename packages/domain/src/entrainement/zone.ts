/** What a model of training zones is made of: words for intensities, and the figures that they stand for. */

/** A range from `min` to `max`, both included. */
export type Plage = { min: number; max: number }

/**
 * What a zone may be told in: % of the VMA, % of the maximal heart rate, or perceived effort from 1 to 10.
 * At least one; the first that is there, in this order, is what the zone asks of a runner.
 */
export type PlagesZone = { vma?: Plage; fc_max?: Plage; rpe?: Plage }
export const MESURES_ZONE = ['vma', 'fc_max', 'rpe'] as const

export type Zone = {
  /** As coaches write it, unique among all models whatever the case of its letters. */
  code: string
  nom: string
  /** The name as it follows a duration: « 10 minutes au seuil ». */
  locution: string
  description: string
  /** Other words that mean it in the shorthand of a session, in lower case. */
  autres: readonly string[]
  plages: PlagesZone
}

export type ModeleZones = {
  code: 'allures' | 'esie' | 'entraineurs'
  nom: string
  /** Where the figures come from, as runners read it. */
  source: string
  /** True when the figures are a habit of coaches that differs from one to the other. */
  est_hypothese: boolean
  zones: readonly Zone[]
}

export type Plage = { min: number; max: number }

/**
 * Ranges of a zone: % of the VMA, % of the maximal heart rate, or perceived effort from 1 to 10. At
 * least one; the first present, in this order, is the target.
 */
export type PlagesZone = { vma?: Plage; fc_max?: Plage; rpe?: Plage }
export const MESURES_ZONE = ['vma', 'fc_max', 'rpe'] as const

export type Zone = {
  code: string
  nom: string
  locution: string
  description: string
  autres: readonly string[]
  plages: PlagesZone
}

export type ModeleZones = {
  code: 'allures' | 'esie' | 'cardio' | 'entraineurs'
  nom: string
  source: string
  /** True if the values are a custom that varies between coaches. */
  est_hypothese: boolean
  zones: readonly Zone[]
}

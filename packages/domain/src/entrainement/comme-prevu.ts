/** Seconds, metres, load; null if unspecified. */
type Prevu = { duree: number | null; distance: number | null; charge: number | null }
type Dit = {
  duree?: number | null | undefined
  distance?: number | null | undefined
  rpe?: number | null | undefined
}
type Fait = { duree: number | null; distance: number | null; rpe: number | null }

const RPE = { min: 1, max: 10 } as const

/**
 * Defaults of a session marked as done: planned time and distance unless either is given, and the
 * RPE implied by the planned load (minutes × RPE) if nothing is.
 */
export function readCommePrevu({ duree, distance, charge }: Prevu, dit: Dit): Fait {
  if (dit.duree !== undefined || dit.distance !== undefined) {
    return { duree: null, distance: null, rpe: null }
  }
  const isKnown = dit.rpe === undefined && duree !== null && duree > 0 && charge !== null
  const rpe = isKnown ? Math.round(charge / (duree / 60)) : null
  return {
    duree,
    distance,
    rpe: rpe === null ? null : Math.min(RPE.max, Math.max(RPE.min, rpe)),
  }
}

/** Seconds, metres, load; null when a session does not say it. */
type Prevu = { duree: number | null; distance: number | null; charge: number | null }
/** Undefined is not told, null is told to be unknown. */
type Dit = {
  duree?: number | null | undefined
  distance?: number | null | undefined
  rpe?: number | null | undefined
}
type Fait = { duree: number | null; distance: number | null; rpe: number | null }

const RPE = { min: 1, max: 10 } as const

/**
 * The figures of a session that was done and of which little is told: its time and distance as planned
 * unless one of them is told, and the effort that its planned load stands for (minutes × RPE) when nothing is.
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

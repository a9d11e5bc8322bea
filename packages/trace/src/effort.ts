import type { TypeSurface } from '@foulee/domain/shared/surface'

/** Relative cost of a metre, compared with flat road by day near sea level. */

/** Steeper slopes cost the same per metre climbed; Minetti measured no steeper. */
const STEEPEST = 0.45
/** J/kg/m on the flat, of Minetti's polynomial. */
const FLAT_COST = 3.6

/**
 * Energy cost of running at a slope (rise over run), J/kg/m: Minetti et al. 2002, J. Appl. Physiol. 93,
 * measured from −45 to +45 %, held beyond. C(0) = 3.6, C(0.10) = 5.968.
 */
export function getMinettiCost(pente: number): number {
  const i = Math.min(STEEPEST, Math.max(-STEEPEST, pente))
  return ((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + FLAT_COST
}

/** Fastest descent, and its time relative to flat. */
const BEST_DESCENT = -0.09
const BEST_DESCENT_FACTOR = 0.88

/**
 * Relative time per metre at a slope. Uphill Minetti’s cost. Downhill a parabola fitted to actual
 * runners instead (the cost promises half the time at −18 %): 0.88 at −9 %, 1 at −18 %, 1.5 at −30
 * %. Within 0.02 of the paces of 240 000 runners published by Strava in 2017 (« An improved GAP
 * model »).
 */
export function getSlopeFactor(pente: number): number {
  if (pente >= 0) return getMinettiCost(pente) / FLAT_COST
  const off = (Math.max(-STEEPEST, pente) - BEST_DESCENT) / BEST_DESCENT
  return BEST_DESCENT_FACTOR + (1 - BEST_DESCENT_FACTOR) * off * off
}

export const SOLS = ['route', 'piste', 'chemin', 'sentier', 'technique'] as const
export type Sol = (typeof SOLS)[number]

/** Range of relative time loss by day. */
const SOL_RALENTISSEMENTS: Readonly<Record<Sol, readonly [number, number]>> = {
  route: [0, 0],
  piste: [0.02, 0.06],
  chemin: [0.06, 0.1],
  sentier: [0.1, 0.15],
  technique: [0.15, 0.25],
}

const SOL_BY_SURFACE: Readonly<Record<Exclude<TypeSurface, 'unknown'>, Sol>> = {
  asphalt: 'route',
  concrete: 'route',
  cycleway: 'route',
  paved: 'route',
  paving_stones: 'route',
  road: 'route',
  street: 'route',
  artificial: 'piste',
  compacted: 'piste',
  gravel: 'chemin',
  track: 'chemin',
  unpaved: 'chemin',
  natural: 'sentier',
  path: 'sentier',
  steps: 'sentier',
  mud: 'technique',
  rock: 'technique',
  sand: 'technique',
}

export function getSol(type: TypeSurface, otherwise: Sol): Sol {
  return type === 'unknown' ? otherwise : SOL_BY_SURFACE[type]
}

/** Relative time loss on a ground: middle of its range, doubled at night. */
export function getGroundLoss(sol: Sol, isNight = false): number {
  const [least, most] = SOL_RALENTISSEMENTS[sol]
  return ((least + most) / 2) * (isNight ? 2 : 1)
}

/** +6 % of time per 1000 m above 750 m. */
export function getAltitudeFactor(altitude: number): number {
  return 1 + (0.06 * Math.max(0, altitude - 750)) / 1000
}

/** Relative time loss by fatigue, at the middle km-effort of the classes XXS, XS, S, M and L. */
const FATIGUE: readonly (readonly [kmEffort: number, loss: number])[] = [
  [0, 0],
  [12, 0.02],
  [35, 0.05],
  [60, 0.1],
  [95, 0.15],
  [135, 0.2],
]

/**
 * Relative time loss by fatigue over a race: 2, 5, 10, 15, 20 % by class, interpolated between
 * class middles, so that one more km does not cost a marathon three minutes.
 */
export function getFatigueLoss(kmEffort: number): number {
  const after = FATIGUE.findIndex(([limit]) => kmEffort < limit)
  const [high, highLoss] = FATIGUE.at(after) ?? [0, 0]
  const [low, lowLoss] = FATIGUE[after - 1] ?? [0, 0]
  if (after < 1) return highLoss
  return lowLoss + ((highLoss - lowLoss) * (kmEffort - low)) / (high - low)
}

import type { TypeSurface } from '@foulee/domain/shared/surface'

/** What a metre of a route costs, against a metre of flat road in daylight near the sea. */

/** Steeper is walked at the same cost per metre climbed; Minetti measured no steeper slope. */
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

/** The slope down that is run fastest, and the time it takes against the flat. */
const BEST_DESCENT = -0.09
const BEST_DESCENT_FACTOR = 0.88

/**
 * Time per metre at a slope against the flat. Uphill Minetti's cost. Downhill not (it promises half the
 * time at −18 %, which nobody runs), but the parabola through what runners do: 0.88 at −9 %, 1 again at −18 %,
 * 1.5 at −30 %. It fits within 0.02 the paces of 240 000 runners that Strava published in 2017 (« An improved GAP model »).
 */
export function getSlopeFactor(pente: number): number {
  if (pente >= 0) return getMinettiCost(pente) / FLAT_COST
  const off = (Math.max(-STEEPEST, pente) - BEST_DESCENT) / BEST_DESCENT
  return BEST_DESCENT_FACTOR + (1 - BEST_DESCENT_FACTOR) * off * off
}

/** Five kinds of ground, from tarmac to boulders. */
export const SOLS = ['route', 'piste', 'chemin', 'sentier', 'technique'] as const
export type Sol = (typeof SOLS)[number]

/** Share of time lost on it by day: the least and the most that is told of it. */
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

/** The kind of ground of a surface type; `otherwise` for the unknown. */
export function getSol(type: TypeSurface, otherwise: Sol): Sol {
  return type === 'unknown' ? otherwise : SOL_BY_SURFACE[type]
}

/** Share of time lost on a kind of ground: middle of the range; at night the ground counts twice. */
export function getGroundLoss(sol: Sol, isNight = false): number {
  const [least, most] = SOL_RALENTISSEMENTS[sol]
  return ((least + most) / 2) * (isNight ? 2 : 1)
}

/** +6 % of time for each 1000 m over 750 m. */
export function getAltitudeFactor(altitude: number): number {
  return 1 + (0.06 * Math.max(0, altitude - 750)) / 1000
}

/** Share of time lost to fatigue by km-effort, at the middle of the classes XXS, XS, S, M and L. */
const FATIGUE: readonly (readonly [kmEffort: number, loss: number])[] = [
  [0, 0],
  [12, 0.02],
  [35, 0.05],
  [60, 0.1],
  [95, 0.15],
  [135, 0.2],
]

/**
 * Share of time lost to fatigue over a whole race: 2, 5, 10, 15, 20 % by distance class, read on a line through
 * the middles of the classes: one km more must not cost a marathoner three minutes.
 */
export function getFatigueLoss(kmEffort: number): number {
  const after = FATIGUE.findIndex(([limit]) => kmEffort < limit)
  const [high, highLoss] = FATIGUE.at(after) ?? [0, 0]
  const [low, lowLoss] = FATIGUE[after - 1] ?? [0, 0]
  if (after < 1) return highLoss
  return lowLoss + ((highLoss - lowLoss) * (kmEffort - low)) / (high - low)
}

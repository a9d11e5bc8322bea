import { formatDistance, formatNombre } from '@foulee/domain/shared/mesure'
import { compareSignatures, type Signature } from '@foulee/trace/prepare'

/** Data for comparing a route with a race. Metres; -1 is unknown. */
export type Effort = {
  distance: number
  denivele: number
  types: readonly string[]
  signature: Signature | null
}

/**
 * Bounds of the length, as shares of the épreuve's: training covers a part of the race, and little
 * more.
 */
export const LENGTHS = { min: 0.3, max: 1.2 }
/** Best share, and weight of deviations from it. */
const BEST_SHARE = 0.6
const SHARE_WEIGHT = 0.3
/** Worst gap still suggested (1 is another kind of race). */
const WORST = 0.6
const CLIMB_WEIGHT = 0.8
const TYPE_WEIGHT = 0.3

const climbPerKm = ({ distance, denivele }: Effort) =>
  denivele < 0 || distance <= 0 ? null : (denivele * 1000) / distance

/** Gap between a route and an épreuve: 0 for the same ground, null beyond another kind of race. */
export function measureGap(epreuve: Effort, route: Effort): number | null {
  const share = route.distance / epreuve.distance
  if (!(share >= LENGTHS.min && share <= LENGTHS.max)) return null
  const ground = measureGround(epreuve, route)
  return ground === null ? null : ground + SHARE_WEIGHT * Math.abs(share - BEST_SHARE)
}

/** Gap of the ground alone, whatever the length: for a session with its own length. */
export function measureGround(epreuve: Effort, route: Effort): number | null {
  const ground = compareGround(epreuve, route)
  return ground === null || ground >= WORST ? null : ground
}

/** The same however far apart they are; null where too little is known. */
export const compareGround = (epreuve: Effort, route: Effort): number | null =>
  epreuve.signature && route.signature
    ? compareSignatures(epreuve.signature, route.signature)
    : compareFigures(epreuve, route)

function compareFigures(epreuve: Effort, route: Effort): number | null {
  const [wanted, offered] = [climbPerKm(epreuve), climbPerKm(route)]
  const isSameType = epreuve.types.some((type) => route.types.includes(type))
  const type = isSameType ? 0 : TYPE_WEIGHT
  if (wanted === null || offered === null) return isSameType ? type : null
  // 20 m per km and 40 are as different as 50 and 80: flat grounds are alike.
  return type + CLIMB_WEIGHT * Math.abs(Math.log((wanted + 15) / (offered + 15)))
}

/**
 * « Comme l’épreuve » is a measure: a tenth of its climb per kilometre, or 2 m where it is nearly
 * flat.
 */
const ALIKE_CLIMB = { share: 0.1, least: 2 }
/** A twentieth of the way more or less in descent. */
const ALIKE_DESCENT = 0.05
const CLIMB_SHARE = 0.3
const LEAST_CLIMB = 40

export const listReasons = (epreuve: Effort, route: Effort): string[] => [
  ...listGroundReasons(epreuve, route),
  describeLength(epreuve, route),
]

export const listGroundReasons = (epreuve: Effort, route: Effort): string[] =>
  [
    describeClimb(epreuve, route),
    describeClimbs(epreuve, route),
    describeDescent(epreuve, route),
  ].filter((reason) => reason !== null)

function describeClimb(epreuve: Effort, route: Effort): string | null {
  const [wanted, offered] = [climbPerKm(epreuve), climbPerKm(route)]
  if (wanted === null || offered === null) return null
  const label = `${formatNombre(offered)}\u00a0m de D+ par km`
  const isAlike =
    Math.abs(offered - wanted) <= Math.max(ALIKE_CLIMB.least, wanted * ALIKE_CLIMB.share)
  return isAlike
    ? `${label}, comme l’épreuve (${formatNombre(wanted)}\u00a0m)`
    : `${label}, contre ${formatNombre(wanted)}\u00a0m pour l’épreuve`
}

function describeClimbs({ signature: wanted }: Effort, { signature }: Effort): string | null {
  if (!wanted || !signature) return null
  const left = wanted.montees.filter((metres) => metres >= LEAST_CLIMB)
  const alike = signature.montees.filter((metres) => {
    const match = left.findIndex((item) => Math.abs(item - metres) <= item * CLIMB_SHARE)
    if (match >= 0) left.splice(match, 1)
    return match >= 0
  })
  if (!alike.length) return null
  const heights = alike.map((metres) => formatNombre(metres)).join(' et ')
  return alike.length > 1
    ? `${alike.length}\u00a0montées comparables\u00a0: ${heights}\u00a0m`
    : `1\u00a0montée comparable\u00a0: ${heights}\u00a0m`
}

function describeDescent({ signature: wanted }: Effort, { signature }: Effort): string | null {
  if (!wanted || !signature) return null
  const isAlike = Math.abs(wanted.part_descente - signature.part_descente) <= ALIKE_DESCENT
  if (!isAlike || signature.part_descente < 0.1) return null
  const [offered, target] = [signature, wanted].map(
    ({ part_descente }) => `${formatNombre(part_descente * 100)}\u00a0%`,
  )
  return `${offered} en descente, comme l’épreuve (${target})`
}

function describeLength(epreuve: Effort, route: Effort): string {
  const share = Math.round((route.distance / epreuve.distance) * 100)
  return `${formatDistance(route.distance)}, ${share}\u00a0% de la distance`
}

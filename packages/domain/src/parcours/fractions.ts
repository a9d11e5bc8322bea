import type { Tour } from '../entrainement/deroule.ts'

/*
 * Repeated faster pieces of an outing (produit 9.25): by the laps of the watch where they alternate,
 * else by the pace.
 */

/** Seconds in motion and metres. `debut` and `fin` are ranks among laps, or samples of pace. */
export type Fraction = {
  debut: number
  fin: number
  duree: number
  distance: number
  recuperation: { duree: number; distance: number } | null
}

/** A lap is a repetition when it is faster than both its neighbours by this factor. */
const FASTER = 1.15
const LEAST_TOURS = 3
/** Seconds, metres: less is a button pressed twice. */
const SHORTEST = { duree: 10, distance: 30 }
/** Share of the middle length within which laps are automatic. */
const SAME_LENGTH = 0.02

type Piece = { duree: number; distance: number }

/** Laps of the same length all along are automatic, and say nothing of a workout. */
function areAutomatic(tours: readonly (Piece & Pick<Tour, 'fin'>)[]): boolean {
  const whole = tours.slice(0, -1)
  const usual = whole.map(({ distance }) => distance).sort((a, b) => a - b)[whole.length >> 1] ?? 0
  return whole.every(
    ({ distance, fin }) =>
      fin !== 'touche' && Math.abs(distance - usual) <= SAME_LENGTH * Math.max(usual, 1),
  )
}

const speedOf = ({ duree, distance }: Piece) => (duree > 0 ? distance / duree : 0)

/** Longest chain of every other lap that is faster than its neighbours; empty below three. */
export function findFractionsDesTours(tours: readonly (Piece & Pick<Tour, 'fin'>)[]): Fraction[] {
  if (areAutomatic(tours)) return []
  const isFast = (rank: number) => {
    const tour = tours[rank]
    if (!tour || tour.duree < SHORTEST.duree || tour.distance < SHORTEST.distance) return false
    return [tours[rank - 1], tours[rank + 1]].every(
      (other) => !other || speedOf(tour) >= FASTER * speedOf(other),
    )
  }
  let best: number[] = []
  for (const parity of [0, 1]) {
    let chain: number[] = []
    for (let rank = parity; rank < tours.length; rank += 2) {
      if (isFast(rank)) chain.push(rank)
      else chain = []
      if (chain.length > best.length) best = [...chain]
    }
  }
  const repeated = withoutEnds(best, (rank) => speedOf(tours[rank] ?? NOTHING))
  if (repeated.length < LEAST_TOURS) return []
  return repeated.flatMap((rank, index) => {
    const tour = tours[rank]
    const rest = index + 1 < repeated.length ? tours[rank + 1] : undefined
    if (!tour) return []
    return [
      { debut: rank, fin: rank + 1, ...pieceOf(tour), recuperation: rest ? pieceOf(rest) : null },
    ]
  })
}

const NOTHING: Piece = { duree: 0, distance: 0 }

/** A warm-up or a cool-down is faster than the recovery beside it, and slower than the others. */
function withoutEnds(ranks: readonly number[], speedAt: (rank: number) => number): number[] {
  const speeds = ranks.map(speedAt).sort((a, b) => a - b)
  const least = (speeds[speeds.length >> 1] ?? 0) / FASTER
  const first = ranks.findIndex((rank) => speedAt(rank) >= least)
  const last = ranks.findLastIndex((rank) => speedAt(rank) >= least)
  return ranks.slice(Math.max(0, first), last + 1)
}

const pieceOf = ({ duree, distance }: Piece): Piece => ({ duree, distance })

/** Seconds of motion of a sample of pace. */
export const PAS_ALLURE = 5
/** Samples that hold a change of pace, and those of the shortest repetition. */
const HOLD = 3
const SHORTEST_SAMPLES = 4
/** The faster half of the outing against the slower one. */
const APART = 1.3
const LEAST_BY_PACE = 4
/** Repetitions differ by that share of the middle one, in time or in distance. */
const ALIKE = 0.25
/** Share of the faster pieces that must be alike. */
const MOST_ALIKE = 0.7

/**
 * @param vitesses metres a second at equal effort, of samples of `PAS_ALLURE` seconds in motion
 * @param distances metres at each sample's start, and at the end
 */
export function findFractionsDeLAllure(
  vitesses: readonly number[],
  distances: readonly number[],
): Fraction[] {
  const smooth = vitesses.map((here, index) => {
    const [before, after] = [vitesses[index - 1] ?? here, vitesses[index + 1] ?? here]
    return (before + here + after) / 3
  })
  const limit = splitInTwo(smooth)
  if (limit === null) return []
  const pieces = listFast(smooth, limit).map(({ debut, fin }) => ({
    debut,
    fin,
    duree: (fin - debut) * PAS_ALLURE,
    distance: (distances[fin] ?? 0) - (distances[debut] ?? 0),
  }))
  const long = pieces.filter(({ fin, debut }) => fin - debut >= SHORTEST_SAMPLES)
  const alike = long.filter(isAlike(long))
  if (alike.length < LEAST_BY_PACE || alike.length < MOST_ALIKE * pieces.length) return []
  return alike.map((piece, index) => {
    const next = alike[index + 1]
    const recuperation = next && {
      duree: (next.debut - piece.fin) * PAS_ALLURE,
      distance: (distances[next.debut] ?? 0) - (distances[piece.fin] ?? 0),
    }
    return { ...piece, recuperation: recuperation ?? null }
  })
}

function isAlike(pieces: readonly Piece[]) {
  const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  const duree = middleOf(pieces.map((piece) => piece.duree))
  const distance = middleOf(pieces.map((piece) => piece.distance))
  return (piece: Piece) =>
    Math.abs(piece.duree - duree) <= ALIKE * duree ||
    Math.abs(piece.distance - distance) <= ALIKE * distance
}

/** Speed between the two groups that differ most (Otsu 1979); null when they are not far apart. */
function splitInTwo(speeds: readonly number[]): number | null {
  const sorted = speeds.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, speed) => sum + speed, 0)
  let [slow, best, limit, ratio] = [0, 0, 0, 0]
  for (let count = 1; count < sorted.length; count++) {
    slow += sorted[count - 1] ?? 0
    const rest = sorted.length - count
    const means = { slow: slow / count, fast: (total - slow) / rest }
    const spread = count * rest * (means.fast - means.slow) ** 2
    if (spread <= best) continue
    best = spread
    limit = ((sorted[count - 1] ?? 0) + (sorted[count] ?? 0)) / 2
    ratio = means.fast / Math.max(means.slow, 0.1)
  }
  return ratio >= APART ? limit : null
}

/** Faster pieces; a change counts once it has held for some samples. */
function listFast(speeds: readonly number[], limit: number): { debut: number; fin: number }[] {
  const pieces: { debut: number; fin: number }[] = []
  let [isFast, held, debut] = [false, 0, 0]
  for (let index = 0; index <= speeds.length; index++) {
    const isOver = index === speeds.length
    const isOther = isOver ? isFast : (speeds[index] ?? 0) > limit !== isFast
    held = isOther ? held + 1 : 0
    if (!(held >= HOLD || (isOver && isFast))) continue
    const change = index - held + 1
    if (isFast) pieces.push({ debut, fin: isOver ? index : change })
    else debut = change
    isFast = !isFast
    held = 0
  }
  return pieces
}

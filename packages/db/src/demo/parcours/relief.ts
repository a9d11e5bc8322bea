import { seededRandom } from '@foulee/trace/seeded-random'

/** A height that is known: metres along the way, metres above the sea. */
export type Height = { metres: number; ele: number }

/** Metres that the ground may rise or fall beside what is known of it. */
export const MOST_RELIEF = 25
/** Metres from one bump to the next. */
const BUMPS = [1_900, 830, 410]
/** Metres around a known height over which bumps come and go. */
const RAMP = 160
/** How high above the sea the ground stays. */
const SHORE = 1

/** Ground along a way: what is known of it, and bumps of `size` metres at most between. */
export type Ground = (metres: number, size: number) => number

/** The same ground for the same seed. It goes through every known height. */
export function drawGround(seed: string, heights: readonly Height[]): Ground {
  const base = joinHeights(heights)
  const random = seededRandom(`${seed} relief`)
  const waves = BUMPS.map((length, rank) => ({
    turn: (2 * Math.PI) / (length * (0.85 + 0.3 * random())),
    phase: 2 * Math.PI * random(),
    share: [0.5, 0.3, 0.2][rank] ?? 0,
  }))
  return (metres, size) => {
    const known = base(metres)
    const near = Math.min(...heights.map((height) => Math.abs(height.metres - metres)))
    const bump = waves.reduce(
      (sum, { turn, phase, share }) => sum + share * Math.sin(turn * metres + phase),
      0,
    )
    return Math.max(Math.min(known, SHORE), known + size * Math.min(1, near / RAMP) * bump)
  }
}

/**
 * Joins heights without a bump of its own: a piecewise cubic that never turns between two of them
 * (Fritsch and Carlson 1980). `heights` are in their order along the way.
 */
export function joinHeights(heights: readonly Height[]): (metres: number) => number {
  const slopes = heights.slice(1).map(({ metres, ele }, index) => {
    const before = heights[index] ?? { metres, ele }
    return (ele - before.ele) / Math.max(1, metres - before.metres)
  })
  const tangents = heights.map((_, index) => {
    const [before, after] = [slopes[index - 1], slopes[index]]
    if (before === undefined || after === undefined || before * after <= 0) return 0
    return (2 * before * after) / (before + after)
  })
  return (metres) => {
    const found = heights.findLastIndex((height) => height.metres <= metres)
    const index = Math.max(0, Math.min(heights.length - 2, found))
    const [a, b] = [heights[index], heights[index + 1]]
    if (!a || !b) return a?.ele ?? 0
    const width = Math.max(1, b.metres - a.metres)
    const t = Math.max(0, Math.min(1, (metres - a.metres) / width))
    const [from, to] = [tangents[index] ?? 0, tangents[index + 1] ?? 0]
    const smooth =
      (1 + 2 * t) * (1 - t) ** 2 * a.ele +
      t * (1 - t) ** 2 * width * from +
      t * t * (3 - 2 * t) * b.ele +
      t * t * (t - 1) * width * to
    // Half a straight slope: the curve alone is half as steep again as the mountain.
    return (smooth + a.ele + t * (b.ele - a.ele)) / 2
  }
}

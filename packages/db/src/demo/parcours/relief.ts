import { seededRandom } from '@foulee/trace/seeded-random'

export type Height = { metres: number; ele: number }

export const MOST_RELIEF = 25
/** Wavelengths in metres. */
const BUMPS = [1_900, 830, 410]
/** Metres around a known altitude over which bumps fade. */
const RAMP = 160
const SHORE = 1

/** Altitude at a distance, with bumps of `size` metres at most. */
export type Ground = (metres: number, size: number) => number

/** Deterministic by seed; passes through all known altitudes. */
export function drawGround(seed: string, heights: readonly Height[]): Ground {
  const base = joinHeights(heights)
  const random = seededRandom(`${seed} relief`)
  const waves = BUMPS.map((length, rank) => ({
    turn: (2 * Math.PI) / (length * (0.85 + 0.3 * random())),
    phase: 2 * Math.PI * random(),
    share: [0.5, 0.3, 0.2][rank] ?? 0,
  }))
  return (metres, size) => {
    const altitude = base(metres)
    const near = Math.min(...heights.map((height) => Math.abs(height.metres - metres)))
    const bump = waves.reduce(
      (sum, { turn, phase, share }) => sum + share * Math.sin(turn * metres + phase),
      0,
    )
    return Math.max(Math.min(altitude, SHORE), altitude + size * Math.min(1, near / RAMP) * bump)
  }
}

/** Monotone piecewise cubic interpolation (Fritsch and Carlson 1980). `heights` must be ordered. */
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
    // Average with the straight line, as the cubic alone is half as steep again as the terrain.
    return (smooth + a.ele + t * (b.ele - a.ele)) / 2
  }
}

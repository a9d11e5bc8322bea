import { at, lastOf } from './column.ts'

/** Metres between two samples. */
const STEP = 10
/** 5 000 km at that step; a longer track is sampled more coarsely, to bound the memory. */
const MAX_SAMPLES = 500_000
/** Range of altitudes on Earth; values beyond are sensor failures. */
const LOWEST = -500
const HIGHEST = 9000
/** Metres; a smaller step from or to 0 may be real. */
const DROPOUT_HEIGHT = 50
/** Rise over run; a steeper step from or to 0 is not runnable. */
const DROPOUT_SLOPE = 0.5

export type Samples = { step: number; altitudes: Float64Array }

const isUsable = (ele: number) => ele >= LOWEST && ele <= HIGHEST

/**
 * False without altitudes. Programs without them write 0 everywhere, which is unknown rather than
 * sea level.
 */
export function hasElevation(segments: readonly { ele: Float64Array }[]): boolean {
  return segments.some(({ ele }) => ele.some((value) => value !== 0 && isUsable(value)))
}

function findKnown(ele: Float64Array, from: number): number {
  let index = from
  while (index < ele.length && !isUsable(at(ele, index))) index++
  return index
}

function isCliff(ele: Float64Array, distances: Float64Array, zero: number, other: number): boolean {
  const height = Math.abs(at(ele, other))
  const width = Math.abs(at(distances, zero) - at(distances, other))
  return height >= DROPOUT_HEIGHT && height > width * DROPOUT_SLOPE
}

/** Altitudes of exactly 0 beside real ones far above or below: a receiver without a fix. */
function dropZeros(ele: Float64Array, distances: Float64Array): void {
  let before = -1
  let index = findKnown(ele, 0)
  while (index < ele.length) {
    const first = index
    let last = index
    while (index < ele.length && at(ele, index) === 0) {
      last = index
      index = findKnown(ele, index + 1)
    }
    if (index > first) {
      const isDropout =
        isCliff(ele, distances, first, before) || isCliff(ele, distances, last, index)
      if (isDropout) ele.fill(Number.NaN, first, last + 1)
    } else {
      before = index
      index = findKnown(ele, index + 1)
    }
  }
}

export function cleanElevations(ele: Float64Array, distances: Float64Array): Float64Array {
  const clean = ele.map((value) => (isUsable(value) ? value : Number.NaN))
  dropZeros(clean, distances)
  return clean
}

/**
 * Altitudes every 10 m (step adjusted so that both ends are samples), interpolated between known
 * points and held constant beyond them. Null without any known altitude.
 */
export function sampleAltitudes(ele: Float64Array, distances: Float64Array): Samples | null {
  let from = findKnown(ele, 0)
  if (from >= ele.length) return null
  const start = at(distances, 0)
  const length = lastOf(distances) - start
  const intervals = length > 0 ? Math.min(MAX_SAMPLES, Math.max(1, Math.round(length / STEP))) : 0
  const step = intervals > 0 ? length / intervals : STEP
  const altitudes = new Float64Array(intervals + 1)
  let to = findKnown(ele, from + 1)
  for (let index = 0; index <= intervals; index++) {
    const distance = start + index * step
    while (to < ele.length && at(distances, to) < distance) {
      from = to
      to = findKnown(ele, to + 1)
    }
    const width = at(distances, to) - at(distances, from)
    const share = (distance - at(distances, from)) / width
    // Before the first known point, after the last (NaN), and between points at the same place.
    altitudes[index] = share > 0 ? at(ele, from) * (1 - share) + at(ele, to) * share : at(ele, from)
  }
  return { step, altitudes }
}

const median3 = (a: number, b: number, c: number) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))

/** Moving median of 5, of 3 next to the ends; the ends are unchanged. */
export function computeMedians(altitudes: Float64Array): Float64Array {
  const medians = altitudes.slice()
  const last = altitudes.length - 1
  for (let index = 1; index < last; index++) {
    const here = at(altitudes, index)
    const left = at(altitudes, index - 1)
    const right = at(altitudes, index + 1)
    if (index === 1 || index === last - 1) {
      medians[index] = median3(left, here, right)
      continue
    }
    const farLeft = at(altitudes, index - 2)
    const farRight = at(altitudes, index + 2)
    const low = Math.max(Math.min(farLeft, left), Math.min(right, farRight))
    const high = Math.min(Math.max(farLeft, left), Math.max(right, farRight))
    medians[index] = median3(here, low, high)
  }
  return medians
}

/**
 * Moving mean over a radius in metres, the outermost samples weighted by their share, so that the
 * result is continuous in the radius. Towards the ends the window shrinks symmetrically: a
 * one-sided window would flatten the first and last metres of a climb.
 */
export function computeMeans({ step, altitudes }: Samples, metres: number): Float64Array {
  const count = altitudes.length
  const sums = new Float64Array(count + 1)
  for (let index = 0; index < count; index++)
    sums[index + 1] = at(sums, index) + at(altitudes, index)
  const fullReach = metres / step
  const means = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const reach = Math.min(fullReach, index, count - 1 - index)
    const inner = Math.floor(reach)
    const share = reach - inner
    let sum = at(sums, index + inner + 1) - at(sums, index - inner)
    if (share > 0) {
      sum += share * (at(altitudes, index - inner - 1) + at(altitudes, index + inner + 1))
    }
    means[index] = sum / (2 * reach + 1)
  }
  return means
}

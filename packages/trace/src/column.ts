/** Numeric columns, one entry per point. NaN is unknown, and propagates through arithmetic. */

/**
 * Entry at an index, NaN out of range. The range is checked first, as a single out-of-range read
 * deoptimises all reads of this function.
 */
export function at(column: Float64Array, index: number): number {
  return index >= 0 && index < column.length ? (column[index] ?? Number.NaN) : Number.NaN
}

export const lastOf = (column: Float64Array): number => at(column, column.length - 1)

/** Last index at or below `value` in a non-decreasing column; 0 if all are above. */
export function findBelow(column: Float64Array, value: number): number {
  let low = 0
  let high = column.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (at(column, middle) <= value) low = middle
    else high = middle - 1
  }
  return low
}

/** Linear interpolation of `column` at `x` over non-decreasing `xs`; constant beyond the ends. */
export function interpolate(xs: Float64Array, column: Float64Array, x: number): number {
  const from = findBelow(xs, x)
  const low = at(xs, from)
  const high = at(xs, from + 1)
  // Also without a next entry (NaN), or without width.
  if (!(high > low) || x <= low) return at(column, from)
  const share = (x - low) / (high - low)
  return at(column, from) * (1 - share) + at(column, from + 1) * share
}

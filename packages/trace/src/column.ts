/** Columns of numbers, one entry per point. NaN is « unknown », which arithmetic carries along by itself. */

/**
 * One entry; out of range reads as unknown. The range is checked first because one read out of range,
 * anywhere, makes the engine slow down every read that comes through here.
 */
export function at(column: Float64Array, index: number): number {
  return index >= 0 && index < column.length ? (column[index] ?? Number.NaN) : Number.NaN
}

/** The last entry, unknown when there is none. */
export const lastOf = (column: Float64Array): number => at(column, column.length - 1)

/**
 * Index of the last entry at or below `value` in a column that never goes down; 0 when all are above.
 */
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

/** The value of `column` at `x`, between the entries of `xs` (which never goes down); held beyond its ends. */
export function interpolate(xs: Float64Array, column: Float64Array, x: number): number {
  const from = findBelow(xs, x)
  const low = at(xs, from)
  const high = at(xs, from + 1)
  // Also where there is no next entry (NaN), or no width between the two.
  if (!(high > low) || x <= low) return at(column, from)
  const share = (x - low) / (high - low)
  return at(column, from) * (1 - share) + at(column, from + 1) * share
}

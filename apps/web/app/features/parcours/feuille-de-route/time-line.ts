type Frame = { length: number; most: number; width: number; height: number }

/**
 * SVG path of the time from the start over the distance, from the lower left corner.
 * @param frame metres and seconds of the whole drawing, and its size
 */
export function timeLine(
  passages: readonly { metres: number; temps: number }[],
  { length, most, width, height }: Frame,
): string {
  const steps = passages.map(({ metres, temps }) => {
    const x = (Math.min(1, metres / length) * width).toFixed(1)
    return `${x} ${((1 - temps / most) * height).toFixed(1)}`
  })
  return `M${[`0 ${height}`, ...steps].join('L')}`
}

const HOUR = 3600
/** Steps that a clock has, in seconds. */
const STEPS = [HOUR / 4, HOUR / 2, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR]
const MOST_TICKS = 4

/** Seconds of a time axis, four up to four days. */
export function hourTicks(most: number): number[] {
  const step = STEPS.find((seconds) => most / seconds <= MOST_TICKS) ?? 24 * HOUR
  return Array.from({ length: Math.floor(most / step) }, (_, rank) => (rank + 1) * step)
}

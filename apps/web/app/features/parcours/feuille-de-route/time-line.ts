import { axisTicks } from '#ui/elevation-scale.ts'

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

const QUARTER = 900

/** Seconds of a time axis: whole hours, or quarters of one, three or so. */
export const hourTicks = (most: number): number[] => {
  const unit = most > 2 * 3600 ? 3600 : QUARTER
  const ticks = axisTicks(0, most / unit, 3).map((tick) => Math.round(tick) * unit)
  return [...new Set(ticks)].filter((seconds) => seconds > 0 && seconds <= most)
}

/** Seconds ahead of what one is measured against, negative when behind. */
export type Gap = { metres: number; avance: number }

/** Straight between two points; null before the first and after the last. */
export function readGap(line: readonly Gap[], metres: number): number | null {
  const next = line.findIndex((gap) => gap.metres >= metres)
  const [from, to] = [line[next - 1], line[next]]
  if (!to) return null
  if (!from || to.metres === metres) return to.metres === metres ? to.avance : null
  const share = (metres - from.metres) / (to.metres - from.metres)
  return from.avance + share * (to.avance - from.avance)
}

type Frame = { length: number; most: number; width: number; height: number }

/** SVG path, ahead above the middle and behind below it. */
export function gapPath(line: readonly Gap[], { length, most, width, height }: Frame): string {
  const steps = line.map(({ metres, avance }) => {
    const x = (Math.min(1, metres / length) * width).toFixed(1)
    return `${x} ${(heightOf(avance, most) * height).toFixed(1)}`
  })
  return steps.length ? `M${steps.join('L')}` : ''
}

/** Share of the height from the top. */
export const heightOf = (avance: number, most: number): number => 0.5 - avance / (2 * most)

const MINUTE = 60
const STEPS = [1 / 6, 1 / 2, 1, 2, 5, 10, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE)
const PER_SIDE = 2

/** Seconds ahead and behind of an axis, two a side and the middle. */
export function gapTicks(most: number): number[] {
  const step = STEPS.find((seconds) => most / seconds < PER_SIDE + 1) ?? 480 * MINUTE
  const count = Math.min(PER_SIDE, Math.floor(most / step))
  return Array.from({ length: 2 * count + 1 }, (_, rank) => (count - rank) * step)
}

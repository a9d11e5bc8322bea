/** Distance from the start and altitude, both in metres. */
export type ProfilePoint = readonly [distance: number, altitude: number]

export type ElevationScale = {
  length: number
  low: number
  high: number
  /** Share of the width, 0 to 1, of a distance. */
  xOf: (distance: number) => number
  /** Share of the height from the top, 0 to 1, of an altitude. */
  yOf: (altitude: number) => number
}

/** Minimum range of altitudes in metres: a flat course must look flat. */
const leastRange = 80

export function elevationScale(points: readonly ProfilePoint[]): ElevationScale {
  const altitudes = points.map(([, altitude]) => altitude)
  const [lowest, highest] = [Math.min(...altitudes), Math.max(...altitudes)]
  const range = Math.max(highest - lowest, leastRange)
  const low = lowest - range * 0.12
  const high = lowest + range * 1.12
  const length = points.at(-1)?.[0] ?? 0
  return {
    length,
    low,
    high,
    xOf: (distance) => (length > 0 ? Math.min(1, Math.max(0, distance / length)) : 0),
    yOf: (altitude) => 1 - (altitude - low) / (high - low),
  }
}

/** SVG path data in a frame of `width` × `height`. */
export function elevationLine(
  points: readonly ProfilePoint[],
  scale: ElevationScale,
  width: number,
  height: number,
): string {
  const steps = points.map(([distance, altitude]) => {
    const x = (scale.xOf(distance) * width).toFixed(1)
    return `${x} ${(scale.yOf(altitude) * height).toFixed(1)}`
  })
  return steps.length > 0 ? `M${steps.join('L')}` : ''
}

export function altitudeAt(points: readonly ProfilePoint[], distance: number): number {
  const after = points.findIndex(([at]) => at >= distance)
  const next = points[after] ?? points.at(-1)
  const before = points[after - 1] ?? next
  if (!next || !before) return 0
  const span = next[0] - before[0]
  const share = span > 0 ? (distance - before[0]) / span : 0
  return before[1] + (next[1] - before[1]) * share
}

/** Round values between `low` and `high`, about `count` of them, for an axis. */
export function axisTicks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count
  if (!(rough > 0)) return []
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step)
}

import type { SeriesSortie } from '@foulee/contract/parcours/activite-detail'

export type CurveId = 'allure' | 'fc' | 'cadence' | 'puissance' | 'altitude' | 'temperature'

/** Share of the values at each end that do not stretch the axis: a stop, a loose belt. */
const OUTSIDE = 0.02

export type Scale = { low: number; high: number; isInverted: boolean }

/** Bounds of a curve; null with fewer than two values. A faster pace is higher. */
export function scaleOf(series: SeriesSortie, id: CurveId): Scale | null {
  const known = series[id].filter((value) => value !== null).sort((a, b) => a - b)
  if (known.length < 2) return null
  const out = Math.floor(known.length * OUTSIDE)
  const [least = 0, most = 0] = [known[out], known.at(-1 - out)]
  const room = Math.max((most - least) * 0.08, id === 'allure' ? 10 : 3)
  return { low: least - room, high: most + room, isInverted: id === 'allure' }
}

/** Share of the height from the top, held within the frame. */
export function heightOf(value: number, { low, high, isInverted }: Scale): number {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return isInverted ? share : 1 - share
}

/** SVG path in a frame of `width` × `height`; a gap where nothing is known. */
export function curvePath(
  series: SeriesSortie,
  id: CurveId,
  { scale, width, height }: { scale: Scale; width: number; height: number },
): string {
  const length = series.metres.at(-1) ?? 0
  let isDrawn = false
  let path = ''
  for (const [rank, value] of series[id].entries()) {
    if (value === null || !(length > 0)) {
      isDrawn = false
      continue
    }
    const x = (((series.metres[rank] ?? 0) / length) * width).toFixed(1)
    path += `${isDrawn ? 'L' : 'M'}${x} ${(heightOf(value, scale) * height).toFixed(1)}`
    isDrawn = true
  }
  return path
}

/** Rank of the sample nearest to a distance; samples are evenly apart. */
export function rankAt({ metres }: SeriesSortie, distance: number): number {
  const last = metres.length - 1
  const length = metres.at(-1) ?? 0
  return length > 0 ? Math.min(last, Math.max(0, Math.round((distance / length) * last))) : 0
}

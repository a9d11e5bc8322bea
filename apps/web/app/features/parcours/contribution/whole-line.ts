import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { listMarks, type RouteMark } from '../../../trace/route-marks.ts'
import { placeAt, readSamples, type Samples } from '../../../trace/route-samples.ts'

/** The complete line as drawings read it. */
export const wholeSamples = (line: LigneComplete): Samples => readSamples(line)

/** Its points and photos, with their place on it. */
export function wholeMarks({ points, photos }: LigneComplete, samples: Samples): RouteMark[] {
  const placed = points.map((point) => {
    const { lon, lat } = placeAt(samples, point.metres)
    return { ...point, position: [lon, lat] as [number, number] }
  })
  return listMarks({ points: placed, photos })
}

/** The places between two distances, as a route of its own: what a cut would leave. */
export function cutSamples(samples: Samples, from: number, to: number): Samples {
  const { step, length, altitudes, slopes } = samples
  const first = Math.min(Math.round(from / Math.max(1, step)), altitudes.length - 2)
  const last = Math.max(first + 1, Math.round(Math.min(to, length) / Math.max(1, step)))
  const slice = <T extends { slice: (start: number, end: number) => T }>(column: T) =>
    column.slice(first, last + 1)
  return {
    step,
    length: Math.max(0, to - from),
    lon: slice(samples.lon),
    lat: slice(samples.lat),
    altitudes: altitudes.slice(first, last + 1),
    slopes: slopes.slice(first, last + 1),
  }
}

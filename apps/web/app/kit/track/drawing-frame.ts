import { at } from '@foulee/trace/column'
import { cosDegrees, wrapLongitude } from '@foulee/trace/distance'
import { isGap, type Place, placeAt, type Samples } from './route-samples.ts'

export const DRAWING = { width: 400, height: 300, margin: 28 }
/** Minimum span in degrees of latitude (about 100 m), so that a short route is not blown up. */
const LEAST_SPAN = 0.001

/** Projection between degrees and the box; north up, equal scale on both axes. */
export type Frame = {
  x: (lon: number) => number
  y: (lat: number) => number
  position: (x: number, y: number) => [lon: number, lat: number]
}

export function fitFrame({ lon, lat }: Pick<Samples, 'lon' | 'lat'>): Frame {
  const origin = at(lon, 0) || 0
  const east = Array.from(lon, (value) => wrapLongitude(value - origin))
  const [south, north] = [Math.min(...lat), Math.max(...lat)]
  const [west, right] = [Math.min(...east), Math.max(...east)]
  const squeeze = cosDegrees((south + north) / 2)
  const { width, height, margin } = DRAWING
  const scale = Math.min(
    (width - 2 * margin) / Math.max(LEAST_SPAN, (right - west) * squeeze),
    (height - 2 * margin) / Math.max(LEAST_SPAN, north - south),
  )
  const middle = { lon: (west + right) / 2, lat: (south + north) / 2 }
  return {
    x: (value) => width / 2 + (wrapLongitude(value - origin) - middle.lon) * squeeze * scale,
    y: (value) => height / 2 - (value - middle.lat) * scale,
    position: (x, y) => [
      wrapLongitude(origin + middle.lon + (x - width / 2) / scale / squeeze),
      middle.lat - (y - height / 2) / scale,
    ],
  }
}

export function drawRoute(samples: Samples, frame: Frame): string {
  const { lon, lat } = samples
  return Array.from(lon, (value, index) => {
    const pen = index === 0 || isGap(samples, index) ? 'M' : 'L'
    return `${pen}${frame.x(value).toFixed(1)} ${frame.y(at(lat, index)).toFixed(1)}`
  }).join('')
}

/** Round kilometres along the route, at most a dozen; both ends excluded. */
export function kilometreMarks({ length }: Pick<Samples, 'length'>): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((km) => length / (km * 1000) <= 12) ?? 200
  const marks: number[] = []
  for (let metres = step * 1000; metres < length - step * 250; metres += step * 1000) {
    marks.push(metres)
  }
  return marks
}

/** Whether start and finish share a marker: two discs would overlap. */
export function endsMeet(samples: Samples, frame: Frame = fitFrame(samples)): boolean {
  const [start, end] = [placeAt(samples, 0), placeAt(samples, samples.length)]
  const [dx, dy] = [frame.x(start.lon) - frame.x(end.lon), frame.y(start.lat) - frame.y(end.lat)]
  return Math.hypot(dx, dy) < 0.03 * DRAWING.width
}

/**
 * Direction arrows: places with their heading in the frame, in degrees clockwise from the right.
 */
export function arrowPlaces(samples: Samples, frame: Frame, count = 8) {
  return Array.from({ length: count }, (_, index) => {
    const metres = ((index + 0.5) * samples.length) / count
    const [from, to] = [placeAt(samples, metres - 40), placeAt(samples, metres + 40)]
    const heading = Math.atan2(
      frame.y(to.lat) - frame.y(from.lat),
      frame.x(to.lon) - frame.x(from.lon),
    )
    const { lon, lat } = placeAt(samples, metres)
    return { x: frame.x(lon), y: frame.y(lat), turn: Math.round((heading * 180) / Math.PI) }
  })
}

export function placeInBox(frame: Frame, { lon, lat }: Pick<Place, 'lon' | 'lat'>) {
  return {
    left: `${((frame.x(lon) / DRAWING.width) * 100).toFixed(2)}%`,
    top: `${((frame.y(lat) / DRAWING.height) * 100).toFixed(2)}%`,
  }
}

import { isGap, type Samples } from './route-samples.ts'

export const MOST_BANDS = 5
/** Heights of a band in metres, for round limits; a flat route has one or two bands. */
const HEIGHTS = [20, 50, 100, 200, 250, 500, 1000, 2000]

/** Altitude bands of equal height: band `i` starts at `low + i * height`. */
export type AltitudeBands = { low: number; height: number; count: number }

export function altitudeBands({ altitudes }: Pick<Samples, 'altitudes'>): AltitudeBands | null {
  const known = altitudes.filter((altitude) => altitude !== null)
  if (!known.length) return null
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  for (const height of HEIGHTS) {
    const low = Math.floor(lowest / height) * height
    const count = Math.floor((highest - low) / height) + 1
    if (count <= MOST_BANDS) return { low, height, count }
  }
  return null
}

export function bandOf({ low, height, count }: AltitudeBands, altitude: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((altitude - low) / height)))
}

/** Metres between vertices of the ribbon: drawn wide, closer ones would fray. */
const SPACING = 120
const LEAST_PLACES = 60

export type BandStretch = { band: number; line: [lon: number, lat: number][] }

function knownPieces(samples: Samples): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  samples.altitudes.forEach((altitude, index) => {
    if (altitude === null) return
    const last = pieces.at(-1)
    if (last && last.to === index - 1 && !isGap(samples, index)) last.to = index
    else pieces.push({ from: index, to: index })
  })
  return pieces.filter(({ from, to }) => to > from)
}

const mean = (column: Float64Array, from: number, to: number) =>
  column.subarray(from, to + 1).reduce((sum, value) => sum + value, 0) / (to - from + 1)

type Place = { band: number; lonLat: [lon: number, lat: number] }

function spacePlaces(samples: Samples, bands: AltitudeBands, from: number, to: number): Place[] {
  const { lon, lat, altitudes, step, length } = samples
  const stride = Math.max(1, Math.round(Math.min(SPACING, length / LEAST_PLACES) / step))
  return Array.from({ length: Math.ceil((to - from) / stride) + 1 }, (_, place) => {
    const index = Math.min(to, from + place * stride)
    const around = Math.min(stride, index - from, to - index)
    const [first, last] = [index - around, index + around]
    return {
      band: bandOf(bands, altitudes[index] ?? bands.low),
      lonLat: [mean(lon, first, last), mean(lat, first, last)],
    }
  })
}

/** Splits the route at each change of band; each part starts at the end of the previous one. */
export function cutBands(samples: Samples, bands: AltitudeBands): BandStretch[] {
  return knownPieces(samples).flatMap(({ from, to }) => {
    const stretches: BandStretch[] = []
    for (const { band, lonLat } of spacePlaces(samples, bands, from, to)) {
      const last = stretches.at(-1)
      last?.line.push(lonLat)
      if (last?.band !== band) stretches.push({ band, line: [lonLat] })
    }
    return stretches.filter(({ line }) => line.length > 1)
  })
}

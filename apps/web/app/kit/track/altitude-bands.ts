import { isGap, type Samples } from './route-samples.ts'

/** As many colours as there are (`palette.altitudes`). */
export const MOST_BANDS = 5
/** Metres of one band, so that its limits are round; a flat route gets one or two, as it should. */
const HEIGHTS = [20, 50, 100, 200, 250, 500, 1000, 2000]

/** Altitudes of a route in bands of one height: band `i` goes from `low + i * height`. */
export type AltitudeBands = { low: number; height: number; count: number }

/** Null where no altitude is known. */
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

/** The band of an altitude; held at the ends. */
export function bandOf({ low, height, count }: AltitudeBands, altitude: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor((altitude - low) / height)))
}

/** Metres between two places of the band: drawn wide, the wiggles of a path would fray it. */
const SPACING = 120
/** A short route keeps its shape: so many places at least. */
const LEAST_PLACES = 60

/** A stretch of the route in one band, as a line without its wiggles. */
export type BandStretch = { band: number; line: [lon: number, lat: number][] }

/** Indexes of samples that follow each other without a gap, and whose altitude is known. */
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

type Place = { band: number; here: [lon: number, lat: number] }

/** Places of a piece at even distances. Its ends stay where they are, the others are the mean of what is around. */
function spacePlaces(samples: Samples, bands: AltitudeBands, from: number, to: number): Place[] {
  const { lon, lat, altitudes, step, length } = samples
  const stride = Math.max(1, Math.round(Math.min(SPACING, length / LEAST_PLACES) / step))
  return Array.from({ length: Math.ceil((to - from) / stride) + 1 }, (_, place) => {
    const index = Math.min(to, from + place * stride)
    const around = Math.min(stride, index - from, to - index)
    const [first, last] = [index - around, index + around]
    return {
      band: bandOf(bands, altitudes[index] ?? bands.low),
      here: [mean(lon, first, last), mean(lat, first, last)],
    }
  })
}

/** The route cut where its band changes, each stretch from where the one before ends. */
export function cutBands(samples: Samples, bands: AltitudeBands): BandStretch[] {
  return knownPieces(samples).flatMap(({ from, to }) => {
    const stretches: BandStretch[] = []
    for (const { band, here } of spacePlaces(samples, bands, from, to)) {
      const last = stretches.at(-1)
      last?.line.push(here)
      if (last?.band !== band) stretches.push({ band, line: [here] })
    }
    return stretches.filter(({ line }) => line.length > 1)
  })
}

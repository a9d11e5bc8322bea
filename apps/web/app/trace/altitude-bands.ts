import { isGap, type Samples } from './route-samples.ts'

/** As many colours as there are (`palette.altitudes`). */
export const MOST_BANDS = 5
/** Metres of one band, so that its limits are round; a flat route gets one or two, as it should. */
const HEIGHTS = [20, 50, 100, 200, 500, 1000, 2000]

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

/** Samples `from` to `to` (included) that lie in one band. */
type BandRun = { from: number; to: number; band: number }

/** The route cut where its band changes; neighbours share a sample. Nothing where no altitude is known. */
export function cutBands(samples: Samples, bands: AltitudeBands): BandRun[] {
  const { altitudes } = samples
  const runs: BandRun[] = []
  for (let index = 1; index < altitudes.length; index++) {
    const [before, here] = [altitudes[index - 1] ?? null, altitudes[index] ?? null]
    if (before === null || here === null || isGap(samples, index)) continue
    const band = bandOf(bands, here)
    const last = runs.at(-1)
    if (last && last.to === index - 1 && last.band === band) last.to = index
    else runs.push({ from: index - 1, to: index, band })
  }
  return runs
}

export const SKETCH_PLACES = 40
export const SKETCH_HEIGHT = 100
/**
 * Metres of range that fill the sketch; a smaller range is not stretched, so that flat ground looks
 * flat.
 */
const FULL_RISE = 300

/**
 * Elevation sketch of a card: integers from 0 (lowest point) to 100, evenly spaced.
 * @param altitudes metres, evenly spaced, as in a `Profil`; an unknown value repeats the previous
 * one
 * @returns an empty list with fewer than two known values
 */
export function sketchProfile(altitudes: readonly (number | null)[]): number[] {
  const known = altitudes.filter((altitude) => altitude !== null)
  const [first] = known
  if (first === undefined || known.length < 2) return []
  const low = known.reduce((least, altitude) => Math.min(least, altitude))
  const high = known.reduce((most, altitude) => Math.max(most, altitude))
  const rise = Math.max(FULL_RISE, high - low)
  let last = first
  const filled = altitudes.map((altitude) => {
    last = altitude ?? last
    return last
  })
  const places = Math.min(SKETCH_PLACES, filled.length)
  return Array.from({ length: places }, (_, place) => {
    const index = Math.round((place * (filled.length - 1)) / (places - 1))
    return Math.round((((filled[index] ?? first) - low) / rise) * SKETCH_HEIGHT)
  })
}

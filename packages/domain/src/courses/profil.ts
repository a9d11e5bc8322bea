/** Places of a drawing as small as a card. */
export const SKETCH_PLACES = 40
export const SKETCH_HEIGHT = 100
/** Metres between the lowest and the highest place that fill the drawing: under that, flat ground looks flat. */
const FULL_RISE = 300

/**
 * A profile as small as a card draws it: whole heights from 0, its lowest place, to 100, at even distances.
 * @param altitudes metres at even distances, as of a `Profil`; an unknown one is drawn as the known one before it
 * @returns empty when fewer than two are known
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

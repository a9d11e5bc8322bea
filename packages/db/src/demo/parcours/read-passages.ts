/** A place that a way is known to go through. */
export type Passage = {
  lon: number
  lat: number
  /** Metres above the sea; null where only the shape of the way is known. */
  ele: number | null
  nom: string | null
}

/**
 * Reads the places of a way, in their order: longitude and latitude in degrees, then metres above the
 * sea and a name where they are known. A place ends with the line or a semicolon.
 */
export const readPassages = (text: string): Passage[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [lon, lat, ele, ...nom] = line.split(/\s+/)
      const place = { lon: Number(lon), lat: Number(lat), ele: ele ? Number(ele) : null }
      if (Object.values(place).some(Number.isNaN)) throw new Error(`No place: ${line}`)
      return { ...place, nom: nom.join(' ') || null }
    })

export type Passage = {
  lon: number
  lat: number
  /** Metres above sea level; null if unknown. */
  ele: number | null
  nom: string | null
}

/**
 * Parses waypoints: longitude and latitude in degrees, then optional altitude and name; separated
 * by newlines or semicolons.
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

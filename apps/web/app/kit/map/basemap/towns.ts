import type { Feature, Point } from 'geojson'

/** `villes.json`: the most important towns first, positions in thousandths of a degree. */
export interface TownColumns {
  zoom_min: number
  /** How many towns appear at `zoom_min`, then at each zoom after. */
  zooms: readonly number[]
  noms: readonly string[]
  lons: readonly number[]
  lats: readonly number[]
}

/** `zoom` is the first one that has room for the name; `rang` orders the names, 0 the first. */
export type TownProperties = { nom: string; zoom: number; rang: number }

export function toTownFeatures(columns: TownColumns): Feature<Point, TownProperties>[] {
  const { zoom_min, zooms, noms, lons, lats } = columns
  const zoomOf = zooms.flatMap((count, index) => Array<number>(count).fill(zoom_min + index))
  return noms.map((nom, rang) => ({
    type: 'Feature',
    properties: { nom, zoom: zoomOf[rang] ?? zoom_min + zooms.length, rang },
    geometry: {
      type: 'Point',
      coordinates: [(lons[rang] ?? 0) / 1000, (lats[rang] ?? 0) / 1000],
    },
  }))
}

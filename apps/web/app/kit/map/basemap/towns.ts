import type { Feature, Point } from 'geojson'

/** `villes.json`: most important towns first, positions in thousandths of a degree. */
export interface TownColumns {
  zoom_min: number
  zooms: readonly number[]
  noms: readonly string[]
  lons: readonly number[]
  lats: readonly number[]
}

/** `zoom`: first zoom with room for the name; `rang`: priority of the label, 0 first. */
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

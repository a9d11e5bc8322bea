import type { Position } from '@foulee/domain/geo'
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'
import { type MapPoint, toPointCollection } from './points.ts'

/** The one place that a small map shows, and where the visitor is. */
export const PLACE = 'foulee-lieu'
const HERE = 'foulee-ici'

const hereOf = (position: Position | null) =>
  toPointCollection(position ? [{ id: 'ici', kind: 'ici', nom: '', position }] : [])

/** Adds them to a style that has just loaded. */
export function addPlace(
  map: MapLibre,
  { place, here }: { place: MapPoint; here: Position | null },
  palette: MapPalette,
): void {
  map.addSource(PLACE, { type: 'geojson', data: toPointCollection([place]) })
  map.addSource(HERE, { type: 'geojson', data: hereOf(here) })
  const dot = (id: string, color: string, rim: number): LayerSpecification => ({
    id,
    type: 'circle',
    source: id,
    paint: {
      'circle-color': color,
      'circle-radius': 8,
      'circle-stroke-color': palette.rim,
      'circle-stroke-width': rim,
    },
  })
  map.addLayer(dot(PLACE, palette.kinds[place.kind] ?? palette.kinds.autre, 2))
  map.addLayer(dot(HERE, palette.here, 3))
}

export function moveHere(map: MapLibre, here: Position | null): void {
  map.getSource<GeoJSONSource>(HERE)?.setData(hereOf(here))
}

import type { Position } from '@foulee/domain/shared/geo'
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'
import { type MapPoint, toPointCollection } from './points.ts'

export const PLACE = 'foulee-lieu'
const HERE = 'foulee-ici'

const hereOf = (position: Position | null) =>
  toPointCollection(position ? [{ id: 'ici', kind: 'ici', nom: '', position }] : [])

export function addPlace(
  map: MapLibre,
  { place, here }: { place: MapPoint; here: Position | null },
  palette: MapPalette,
): void {
  map.addSource(PLACE, { type: 'geojson', data: toPointCollection([place]) })
  const color = palette.kinds[place.kind] ?? palette.kinds.autre
  map.addLayer(dot(PLACE, { color, rim: 2 }, palette))
  addHere(map, here, palette)
}

export function addHere(map: MapLibre, here: Position | null, palette: MapPalette): void {
  map.addSource(HERE, { type: 'geojson', data: hereOf(here) })
  map.addLayer(dot(HERE, { color: palette.here, rim: 3 }, palette))
}

const dot = (
  id: string,
  { color, rim }: { color: string; rim: number },
  palette: MapPalette,
): LayerSpecification => ({
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

export function moveHere(map: MapLibre, here: Position | null): void {
  map.getSource<GeoJSONSource>(HERE)?.setData(hereOf(here))
}

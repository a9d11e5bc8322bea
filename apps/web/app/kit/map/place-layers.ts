import type { Position } from '@foulee/domain/shared/geo'
import type { GeoJSONSource, LayerSpecification, Map as MapLibre } from 'maplibre-gl'
import type { MapPalette } from './palette.ts'
import { type MapPoint, toPointCollection } from './points.ts'

export const PLACE = 'foulee-lieu'
const OWN_POSITION = 'foulee-ici'

const ownPositionOf = (position: Position | null) =>
  toPointCollection(position ? [{ id: 'ici', kind: 'ici', nom: '', position }] : [])

export function addPlace(
  map: MapLibre,
  { place, ownPosition }: { place: MapPoint; ownPosition: Position | null },
  palette: MapPalette,
): void {
  map.addSource(PLACE, { type: 'geojson', data: toPointCollection([place]) })
  const color = palette.kinds[place.kind] ?? palette.kinds.autre
  map.addLayer(dot(PLACE, { color, rim: 2 }, palette))
  addOwnPosition(map, ownPosition, palette)
}

export function addOwnPosition(
  map: MapLibre,
  ownPosition: Position | null,
  palette: MapPalette,
): void {
  map.addSource(OWN_POSITION, { type: 'geojson', data: ownPositionOf(ownPosition) })
  map.addLayer(dot(OWN_POSITION, { color: palette.ownPosition, rim: 3 }, palette))
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

export function moveOwnPosition(map: MapLibre, ownPosition: Position | null): void {
  map.getSource<GeoJSONSource>(OWN_POSITION)?.setData(ownPositionOf(ownPosition))
}

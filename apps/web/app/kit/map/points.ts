import { isPosition, type Position } from '@foulee/domain/shared/geo'
import type { Feature, FeatureCollection, Point } from 'geojson'

/** Something that has a place: a race, a route, a shop. `kind` chooses its colour. */
export interface MapPoint {
  id: string
  position: Position
  nom: string
  kind: string
}

type PointProperties = { id: string; kind: string }
type PointCollection = FeatureCollection<Point, PointProperties>

const toFeature = ({ id, kind, position }: MapPoint): Feature<Point, PointProperties> => ({
  type: 'Feature',
  properties: { id, kind },
  geometry: { type: 'Point', coordinates: [...position] },
})

/** Points as GeoJSON; what has no position on the globe is left out rather than drawn at [0, 0]. */
export function toPointCollection(points: readonly MapPoint[]): PointCollection {
  const placed = points.filter(({ position }) => isPosition(position))
  return { type: 'FeatureCollection', features: placed.map(toFeature) }
}

/** Points by id, the order of `ids` kept, the unknown dropped. */
export function pickPoints(
  points: readonly MapPoint[],
  ids: readonly (string | null | undefined)[],
): MapPoint[] {
  return ids.flatMap((id) => points.find((point) => point.id === id) ?? [])
}

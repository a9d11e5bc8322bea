import { isPosition, type Position } from '@foulee/domain/shared/geo'
import type { Feature, FeatureCollection, Point } from 'geojson'

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

/** Points as GeoJSON; positions outside of the globe are dropped, not drawn at [0, 0]. */
export function toPointCollection(points: readonly MapPoint[]): PointCollection {
  const placed = points.filter(({ position }) => isPosition(position))
  return { type: 'FeatureCollection', features: placed.map(toFeature) }
}

export function pickPoints(
  points: readonly MapPoint[],
  ids: readonly (string | null | undefined)[],
): MapPoint[] {
  return ids.flatMap((id) => points.find((point) => point.id === id) ?? [])
}

import type { MapGeoJSONFeature } from 'maplibre-gl'

const crowdSize = 12

export type TileFeature = Pick<MapGeoJSONFeature, 'id' | 'geometry' | 'properties' | 'sourceLayer'>

export const placeOf = ({ geometry }: TileFeature) =>
  geometry.type === 'Point' ? (geometry.coordinates as [number, number]) : null

export const isGroup = ({ sourceLayer, properties }: TileFeature) =>
  sourceLayer === 'groupes' && Number(properties.nb) > 1

/**
 * Ids of a feature and of those at the same position, in the order of the tile.
 * @param found as the map gives them: the last drawn first, and once per layer
 */
export function gather(feature: TileFeature, found: readonly TileFeature[]): string[] {
  const place = placeOf(feature)
  const together = found.filter((other) => {
    const at = place && !isGroup(other) ? placeOf(other) : null
    return at !== null && at[0] === place?.[0] && at[1] === place[1]
  })
  const ids = new Set([...together.toReversed(), feature].map(({ id }) => String(id)))
  return [...ids].slice(0, crowdSize)
}

import type { MapGeoJSONFeature } from 'maplibre-gl'

/** More than that in one popup would be a list, and the list is beside the map. */
const crowdSize = 12

/** What pointing reads of a feature of a tile. */
export type TileFeature = Pick<MapGeoJSONFeature, 'id' | 'geometry' | 'properties' | 'sourceLayer'>

export const placeOf = ({ geometry }: TileFeature) =>
  geometry.type === 'Point' ? (geometry.coordinates as [number, number]) : null

/** Several that begin at one place have a count too, but coming nearer would not part them. */
export const isGroup = ({ sourceLayer, properties }: TileFeature) =>
  sourceLayer === 'groupes' && Number(properties.nb) > 1

/**
 * The ids of a feature and of those at its very place, in the order in which the tile has them.
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

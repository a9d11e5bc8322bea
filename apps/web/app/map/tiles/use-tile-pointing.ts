import type { Position } from '@foulee/domain/geo'
import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { GROUPS, SINGLES } from './tiles-layers.ts'

/** Pixels around a finger or pointer within which a place counts as meant (targets of 44 px). */
const reach = 16
/** How much nearer a group is looked at. */
const step = 2

type Handlers = {
  onHover: ((id: string | null) => void) | undefined
  onSelect: (chosen: { id: string; position: Position } | null) => void
}

const layersOf = (map: MapLibre, ids: readonly string[]) => ids.filter((id) => map.getLayer(id))

/** The route or group nearest to the pointer, places before lines. */
function pick(map: MapLibre, { point }: MapMouseEvent): MapGeoJSONFeature | undefined {
  const { x, y } = point
  const found = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers: layersOf(map, [GROUPS, ...SINGLES]) },
  )
  const distance = ({ geometry }: MapGeoJSONFeature) =>
    geometry.type === 'Point'
      ? map.project(geometry.coordinates as [number, number]).dist(point)
      : reach * 2
  return found.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A pointer over a route says which; a click on it selects it, on a group comes nearer. */
export function useTilePointing(map: MapLibre | null, { onHover, onSelect }: Handlers): void {
  const hover = useEffectEvent((event: MapMouseEvent) => {
    const { target: shown } = event
    const [feature] = shown.queryRenderedFeatures(event.point, {
      layers: layersOf(shown, [GROUPS, ...SINGLES]),
    })
    shown.getCanvas().style.cursor = feature ? 'pointer' : ''
    onHover?.(feature && Number(feature.properties.nb ?? 1) === 1 ? String(feature.id) : null)
  })
  const leave = useEffectEvent(() => onHover?.(null))
  const click = useEffectEvent((event: MapMouseEvent) => {
    const feature = pick(event.target, event)
    const { lng, lat } = event.lngLat
    if (!feature) return onSelect(null)
    const isPlace = feature.geometry.type === 'Point'
    const [lon = lng, north = lat] = isPlace
      ? (feature.geometry as { coordinates: number[] }).coordinates
      : []
    if (Number(feature.properties.nb ?? 1) === 1) {
      return onSelect({ id: String(feature.id), position: [lon, north] })
    }
    const zoom = Math.min(event.target.getZoom() + step, event.target.getMaxZoom())
    event.target.easeTo({ center: [lon, north], zoom }, { originalEvent: event.originalEvent })
  })
  useEffect(() => {
    if (!map) return
    const listening = [
      map.on('mousemove', (event) => hover(event)),
      map.on('mouseout', () => leave()),
      map.on('click', (event) => click(event)),
    ]
    return () => {
      for (const one of listening) one.unsubscribe()
    }
  }, [map])
}

import type { Position } from '@foulee/domain/shared/geo'
import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { gather, isGroup, placeOf } from './gather.ts'
import { GROUPS, SINGLES } from './tiles-layers.ts'

/** Hit tolerance in pixels around the pointer (44 px target). */
const reach = 16
const step = 2

/** Clicked ids: one, or all at one same position. */
export type Selection = { ids: readonly string[]; position: Position }

type Handlers = {
  onHover: ((id: string | null) => void) | undefined
  onSelect: (chosen: Selection | null) => void
}

const layersOf = (map: MapLibre, ids: readonly string[]) => ids.filter((id) => map.getLayer(id))

function pick(map: MapLibre, { point }: MapMouseEvent): MapGeoJSONFeature[] {
  const { x, y } = point
  const found = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers: layersOf(map, [GROUPS, ...SINGLES]) },
  )
  const distance = (feature: MapGeoJSONFeature) => {
    const place = placeOf(feature)
    return place ? map.project(place).dist(point) : reach * 2
  }
  return found.toSorted((a, b) => distance(a) - distance(b))
}

export function useTilePointing(map: MapLibre | null, { onHover, onSelect }: Handlers): void {
  const hover = useEffectEvent((event: MapMouseEvent) => {
    const { target: shown } = event
    const [feature] = shown.queryRenderedFeatures(event.point, {
      layers: layersOf(shown, [GROUPS, ...SINGLES]),
    })
    shown.getCanvas().style.cursor = feature ? 'pointer' : ''
    onHover?.(feature && !isGroup(feature) ? String(feature.id) : null)
  })
  const leave = useEffectEvent(() => onHover?.(null))
  const click = useEffectEvent((event: MapMouseEvent) => {
    const found = pick(event.target, event)
    const [feature] = found
    if (!feature) return onSelect(null)
    const [lon, lat] = placeOf(feature) ?? [event.lngLat.lng, event.lngLat.lat]
    if (!isGroup(feature)) return onSelect({ ids: gather(feature, found), position: [lon, lat] })
    const zoom = Math.min(event.target.getZoom() + step, event.target.getMaxZoom())
    event.target.easeTo({ center: [lon, lat], zoom }, { originalEvent: event.originalEvent })
  })
  useEffect(() => {
    if (!map) return
    const listening = [
      map.on('mousemove', (event) => hover(event)),
      map.on('mouseout', () => leave()),
      map.on('click', (event) => click(event)),
    ]
    return () => {
      for (const item of listening) item.unsubscribe()
    }
  }, [map])
}

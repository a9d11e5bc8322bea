import type { Position } from '@foulee/domain/shared/geo'
import type { MapGeoJSONFeature, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { gather, isGroup, placeOf } from './gather.ts'
import { GROUPS, SINGLES } from './tiles-layers.ts'

/** Pixels around a finger or pointer within which a place counts as meant (targets of 44 px). */
const reach = 16
/** How much nearer a group is looked at. */
const step = 2

/** What was clicked: one, or all that begin at one very place. */
export type Selection = { ids: readonly string[]; position: Position }

type Handlers = {
  onHover: ((id: string | null) => void) | undefined
  onSelect: (chosen: Selection | null) => void
}

const layersOf = (map: MapLibre, ids: readonly string[]) => ids.filter((id) => map.getLayer(id))

/** What is within reach of the pointer, the nearest first, places before lines. */
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

/** A pointer over one says which; a click on it selects it, on a group comes nearer. */
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
      for (const one of listening) one.unsubscribe()
    }
  }, [map])
}

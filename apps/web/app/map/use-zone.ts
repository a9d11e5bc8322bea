import type { Position, Zone } from '@foulee/domain/geo'
import type { GeoJSONSource, MapGeoJSONFeature, Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { MapProps } from './map-props.ts'
import { clusterLayer, pointLayer, pointSource } from './overlay.ts'
import type { MapPoint } from './points.ts'
import { isSameZone, roundZone, toBounds } from './zone.ts'

/** Pixels around a finger or pointer within which a point counts as meant (targets of 44 px). */
const reach = 16
/** More than that in one popup would be a list, and the list is beside the map. */
const crowdSize = 12

function zoneOfMap(map: MapLibre): Zone {
  const bounds = map.getBounds()
  return roundZone({
    ouest: bounds.getWest(),
    sud: bounds.getSouth(),
    est: bounds.getEast(),
    nord: bounds.getNorth(),
  })
}

/** Tells the page where the visitor went, and goes where the page says. */
export function useZone(map: MapLibre | null, { zone, onZoneChange }: MapProps) {
  const shown = useRef<Zone | undefined>(zone)
  const tell = useEffectEvent((moved: MapLibre) => {
    shown.current = zoneOfMap(moved)
    onZoneChange?.(shown.current)
  })
  useEffect(() => {
    // MapLibre joins the event behind a move to it only when somebody made one.
    const listening = map?.on('moveend', (event) => {
      if (event.originalEvent) tell(map)
    })
    return () => listening?.unsubscribe()
  }, [map])
  useEffect(() => {
    // A page that asks for the zone it was just told must not make the map jump.
    if (!map || !zone || isSameZone(zone, shown.current)) return
    shown.current = zone
    map.fitBounds(toBounds(zone))
  }, [map, zone])
}

/** Brings a point selected elsewhere into view. */
export function useReveal(map: MapLibre | null, selected: MapPoint | undefined) {
  const [lon, lat] = selected?.position ?? []
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return
    if (!map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat] })
  }, [map, lon, lat])
}

export function useHover(map: MapLibre | null, onHover: MapProps['onHover']) {
  const hover = useEffectEvent((id: string | null) => onHover?.(id))
  useEffect(() => {
    if (!map) return
    const point = (isOver: boolean) => {
      map.getCanvas().style.cursor = isOver ? 'pointer' : ''
    }
    const listening = [
      map.on('mousemove', pointLayer, ({ features }) => {
        point(true)
        hover(String(features?.[0]?.properties.id ?? '') || null)
      }),
      map.on('mouseleave', pointLayer, () => {
        point(false)
        hover(null)
      }),
      map.on('mouseenter', clusterLayer, () => point(true)),
      map.on('mouseleave', clusterLayer, () => point(false)),
    ]
    return () => {
      for (const listener of listening) listener.unsubscribe()
    }
  }, [map])
}

const positionOf = ({ geometry }: MapGeoJSONFeature): Position => {
  const [lon = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
  return [lon, lat]
}

/** The point or cluster nearest to where the visitor clicked, if any is within reach. */
function pick(map: MapLibre, { point }: MapMouseEvent): MapGeoJSONFeature | undefined {
  const layers = [pointLayer, clusterLayer].filter((id) => map.getLayer(id))
  const { x, y } = point
  const found = map.queryRenderedFeatures(
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    { layers },
  )
  const distance = (feature: MapGeoJSONFeature) =>
    map.project([...positionOf(feature)] as [number, number]).dist(point)
  return found.toSorted((a, b) => distance(a) - distance(b))[0]
}

interface ClickHandlers {
  onPoint: (id: string | null) => void
  onCrowd: (position: Position, ids: readonly string[]) => void
}

/** A click on a point selects it, on a cluster opens it, elsewhere closes what is open. */
export function useClicks(map: MapLibre | null, handlers: ClickHandlers) {
  const openCluster = useEffectEvent(async (event: MapMouseEvent, feature: MapGeoJSONFeature) => {
    const source = event.target.getSource<GeoJSONSource>(pointSource)
    const id = Number(feature.properties.cluster_id)
    if (!source) return
    const zoom = await source.getClusterExpansionZoom(id)
    const [lon, lat] = positionOf(feature)
    if (zoom <= event.target.getMaxZoom()) {
      event.target.easeTo({ center: [lon, lat], zoom }, { originalEvent: event.originalEvent })
      return
    }
    const leaves = await source.getClusterLeaves(id, crowdSize, 0)
    handlers.onPoint(null)
    handlers.onCrowd(
      [lon, lat],
      leaves.map((leaf) => String(leaf.properties?.id)),
    )
  })
  const click = useEffectEvent((event: MapMouseEvent) => {
    const feature = pick(event.target, event)
    if (feature?.properties.cluster_id !== undefined) void openCluster(event, feature)
    else handlers.onPoint(feature ? String(feature.properties.id) : null)
  })
  useEffect(() => {
    const listening = map?.on('click', (event) => click(event))
    return () => listening?.unsubscribe()
  }, [map])
}

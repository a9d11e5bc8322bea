import type { Zone } from '@foulee/domain/shared/geo'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isSameZone, roundZone, toBounds } from './zone.ts'

type Zoned = {
  /** The zone to show, now and each time it changes. */
  zone: Zone
  /** Called after the visitor moved the map, never after the page did; rounded for the API. */
  onZoneChange: (zone: Zone) => void
}

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
export function useZone(map: MapLibre | null, { zone, onZoneChange }: Zoned) {
  const shown = useRef(zone)
  const tell = useEffectEvent((moved: MapLibre) => {
    shown.current = zoneOfMap(moved)
    onZoneChange(shown.current)
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
    if (!map || isSameZone(zone, shown.current)) return
    shown.current = zone
    map.fitBounds(toBounds(zone))
  }, [map, zone])
}

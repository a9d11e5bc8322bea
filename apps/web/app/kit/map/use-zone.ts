import type { Zone } from '@foulee/domain/shared/geo'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isSameZone, roundZone, toBounds } from './zone.ts'

type Zoned = {
  zone: Zone
  /** After a move by the visitor only; rounded for the API. */
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

export function useZone(map: MapLibre | null, { zone, onZoneChange }: Zoned) {
  const shown = useRef(zone)
  const tell = useEffectEvent((moved: MapLibre) => {
    shown.current = zoneOfMap(moved)
    onZoneChange(shown.current)
  })
  useEffect(() => {
    // MapLibre sets `originalEvent` on moves by the visitor only.
    const listening = map?.on('moveend', (event) => {
      if (event.originalEvent) tell(map)
    })
    return () => listening?.unsubscribe()
  }, [map])
  useEffect(() => {
    // The area that the map just emitted must not move it.
    if (!map || isSameZone(zone, shown.current)) return
    shown.current = zone
    map.fitBounds(toBounds(zone))
  }, [map, zone])
}

import './map.css'
import type { Position } from '@foulee/domain/shared/geo'
import { Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { MapButtons } from './map-buttons.tsx'
import type { MapFailure } from './map-failure.ts'
import type { MapGround } from './map-loader.ts'
import { useMap } from './use-map.ts'
import { useMapGround } from './use-map-ground.ts'
import { zoneAround } from './zone.ts'

export type PinProps = {
  label: string
  /** Null: the map shows the whole country, and a click places the pin. */
  position: Position | null
  onMove: (position: Position) => void
}

type Props = PinProps & { ground: MapGround; onFailure: (failure: MapFailure) => void }

const AROUND = 6

/** Only `pin-map.tsx` imports this module, lazily: it carries MapLibre. */
export function PinCanvas(props: Props) {
  const { position, onMove } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const zone = position ? { zone: zoneAround(position, AROUND) } : {}
  const map = useMap(container, { ...props, ...zone }, helpId)
  useMapGround(map, props, nothing)
  const place = useEffectEvent(({ lng, lat }: { lng: number; lat: number }) =>
    onMove([round(lng), round(lat)]),
  )
  useEffect(() => {
    const listening = map?.on('click', ({ lngLat }) => place(lngLat))
    return () => listening?.unsubscribe()
  }, [map])

  const [lon, lat] = position ?? []
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return
    const element = document.createElement('div')
    element.className = 'map-pin'
    const pin = new Marker({ draggable: true, element, anchor: 'bottom' })
      .setLngLat([lon, lat])
      .addTo(map)
    pin.on('dragend', () => place(pin.getLngLat()))
    if (!map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat], zoom: 11 })
    return () => void pin.remove()
  }, [map, lon, lat])
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. La longitude et la latitude se
        tapent aussi dans les champs.
      </p>
      {map && <MapButtons map={map} onLocate={onMove} />}
    </div>
  )
}

const nothing = () => {}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

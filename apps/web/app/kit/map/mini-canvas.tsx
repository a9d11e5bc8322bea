import './map.css'
import type { Position, Zone } from '@foulee/domain/shared/geo'
import type { MapMouseEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MapButtons } from './map-buttons.tsx'
import type { MapFailure } from './map-failure.ts'
import type { MapGround } from './map-loader.ts'
import { MapPopup } from './map-popup.tsx'
import { addPlace, moveOwnPosition, PLACE } from './place-layers.ts'
import type { MapPoint } from './points.ts'
import { useMap } from './use-map.ts'
import { useMapGround } from './use-map-ground.ts'

export type MiniProps = {
  label: string
  place: MapPoint
  zone: Zone
}

type Props = MiniProps & { ground: MapGround; onFailure: (failure: MapFailure) => void }

const reach = 16

/** Only `mini-map.tsx` imports this module, lazily: it carries MapLibre. */
export function MiniCanvas(props: Props) {
  const { place } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [ownPosition, setOwnPosition] = useState<Position | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const map = useMap(container, { ...props, isCooperative: true }, helpId)
  useMapGround(map, props, (target, palette) => addPlace(target, { place, ownPosition }, palette))
  const click = useEffectEvent(({ target, point: { x, y } }: MapMouseEvent) => {
    const found = target.queryRenderedFeatures(
      [
        [x - reach, y - reach],
        [x + reach, y + reach],
      ],
      { layers: target.getLayer(PLACE) ? [PLACE] : [] },
    )
    setIsOpen(found.length > 0)
  })
  useEffect(() => {
    const listening = map?.on('click', (event) => click(event))
    return () => listening?.unsubscribe()
  }, [map])
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. Le lieu est écrit à côté.
      </p>
      {map && <MapButtons map={map} onLocate={setOwnPosition} />}
      {map && isOpen && (
        <MapPopup map={map} onClose={() => setIsOpen(false)} position={place.position}>
          <p className="font-semibold">{place.nom}</p>
        </MapPopup>
      )}
    </div>
  )
}

import './map.css'
import type { Position } from '@foulee/domain/shared/geo'
import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MapButtons } from './map-buttons.tsx'
import type { MapFailure } from './map-failure.ts'
import type { MapGround } from './map-loader.ts'
import { MapPopup } from './map-popup.tsx'
import { addOwnPosition, moveOwnPosition } from './place-layers.ts'
import { useMap } from './use-map.ts'
import { useMapGround } from './use-map-ground.ts'
import { zoneAround, zoneOf } from './zone.ts'

export type NumberedPlace = { numero: number; position: Position; nom: string }

export type PlacesProps = {
  label: string
  places: readonly NumberedPlace[]
}

type Props = PlacesProps & { ground: MapGround; onFailure: (failure: MapFailure) => void }

const AROUND = 2

const zoneOfPlaces = (places: readonly NumberedPlace[]) =>
  zoneOf(
    places.flatMap(({ position }): Position[] => {
      const { ouest, sud, est, nord } = zoneAround(position, AROUND)
      return [
        [ouest, sud],
        [est, nord],
      ]
    }),
  )

/** Only `places-map.tsx` imports this module, lazily: it carries MapLibre. */
export function PlacesCanvas(props: Props) {
  const { places } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [ownPosition, setOwnPosition] = useState<Position | null>(null)
  const [opened, setOpened] = useState<NumberedPlace | null>(null)
  const zone = zoneOfPlaces(places)
  const map = useMap(
    container,
    { ...props, ...(zone ? { zone } : {}), isCooperative: true },
    helpId,
  )
  useMapGround(map, props, (target, palette) => addOwnPosition(target, ownPosition, palette))
  useNumbers(map, places, setOpened)
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. Les lieux sont écrits à côté.
      </p>
      {map && <MapButtons map={map} onLocate={setOwnPosition} />}
      {map && opened && (
        <MapPopup map={map} onClose={() => setOpened(null)} position={opened.position}>
          <p className="font-semibold">Lieu {opened.numero}</p>
          <p>{opened.nom}</p>
        </MapPopup>
      )}
    </div>
  )
}

function useNumbers(
  map: MapLibre | null,
  places: readonly NumberedPlace[],
  onOpen: (place: NumberedPlace) => void,
): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (!map) return
    const markers = places.map((place) => {
      const element = document.createElement('button')
      element.type = 'button'
      element.className = 'map-pin map-number'
      element.textContent = String(place.numero)
      element.setAttribute('aria-label', `Lieu ${place.numero}\u00a0: ${place.nom}`)
      element.addEventListener('click', () => open(place))
      const [lon, lat] = place.position
      return new Marker({ element, anchor: 'bottom' }).setLngLat([lon, lat]).addTo(map)
    })
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, places])
}

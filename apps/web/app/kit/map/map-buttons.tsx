import type { Position } from '@foulee/domain/shared/geo'
import type { Map as MapLibre } from 'maplibre-gl'
import { type MouseEvent, useState } from 'react'
import { IconButton } from '#ui/button.tsx'

const nearby = 9

const refusals: Record<number, string> = {
  1: 'La localisation est refusée. Autorisez-la dans les réglages du navigateur.',
  2: 'Votre position n’a pas pu être trouvée.',
  3: 'Votre position tarde à venir. Réessayez.',
}

function requestPosition(): Promise<Position> {
  const options = { timeout: 10_000, maximumAge: 60_000 }
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      reject,
      options,
    )
  })
}

interface Props {
  map: MapLibre
  onLocate: (position: Position) => void
}

/** Zoom and « Me localiser » as our own buttons: those of MapLibre are too small for a thumb. */
export function MapButtons({ map, onLocate }: Props) {
  const [message, setMessage] = useState('')
  const locate = async ({ nativeEvent }: MouseEvent) => {
    setMessage('Recherche de votre position…')
    try {
      const position = await requestPosition()
      setMessage('')
      onLocate(position)
      const zoom = Math.max(map.getZoom(), nearby)
      const [lon, lat] = position
      map.easeTo({ center: [lon, lat], zoom }, { originalEvent: nativeEvent })
    } catch (refusal) {
      setMessage(refusals[(refusal as GeolocationPositionError).code] ?? refusals[2] ?? '')
    }
  }
  return (
    <div className="absolute end-3 top-3 flex flex-col items-end gap-2">
      <div className="map-buttons">
        <IconButton
          icon="plus"
          label="Zoomer"
          onClick={({ nativeEvent }) => map.zoomIn({}, { originalEvent: nativeEvent })}
        />
        <IconButton
          icon="minus"
          label="Dézoomer"
          onClick={({ nativeEvent }) => map.zoomOut({}, { originalEvent: nativeEvent })}
        />
      </div>
      {'geolocation' in navigator && (
        <div className="map-buttons">
          <IconButton icon="pin" label="Me localiser" onClick={locate} />
        </div>
      )}
      <p aria-live="polite" className="map-message">
        {message}
      </p>
    </div>
  )
}

import type { Position } from '@foulee/domain/geo'
import { type Map as MapLibre, Popup } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

interface MapPopupProps {
  map: MapLibre
  position: Position
  onClose: () => void
  children: ReactNode
}

/** A MapLibre popup whose content is the page's own, so that its links stay in the application. */
export function MapPopup({ map, position: [lon, lat], onClose, children }: MapPopupProps) {
  const [content] = useState(() => document.createElement('div'))
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const popup = new Popup({
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: 'min(18rem, 80vw)',
      offset: 16,
    })
    const listening = popup.on('close', () => close())
    const frame = map.getContainer()
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    frame.addEventListener('keydown', closeOnEscape)
    popup.setLngLat([lon, lat]).setDOMContent(content).addTo(map)
    return () => {
      listening.unsubscribe()
      frame.removeEventListener('keydown', closeOnEscape)
      popup.remove()
    }
  }, [map, lon, lat, content])
  return createPortal(children, content)
}

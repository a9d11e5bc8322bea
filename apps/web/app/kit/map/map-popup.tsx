import type { Position } from '@foulee/domain/shared/geo'
import { type Map as MapLibre, Popup } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { shiftToClear } from './clear-popup.ts'

interface MapPopupProps {
  map: MapLibre
  position: Position
  onClose: () => void
  children: ReactNode
}

/** MapLibre popup with React content, so that its links are client-side navigations. */
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
    const stopClearing = panIntoView(map, content)
    return () => {
      stopClearing()
      listening.unsubscribe()
      frame.removeEventListener('keydown', closeOnEscape)
      popup.remove()
    }
  }, [map, lon, lat, content])
  return createPortal(children, content)
}

/** Near an edge a popup may flip to another side: its position is checked again this many times. */
const ATTEMPTS = 3

/**
 * Pans the map so that a popup is visible and clear of the buttons, on opening and when its content
 * loads.
 */
function panIntoView(map: MapLibre, content: HTMLElement): () => void {
  const frame = map.getContainer()
  let left = ATTEMPTS
  const clear = () => {
    const box = content.closest('.maplibregl-popup-content')?.getBoundingClientRect()
    const buttons = frame.parentElement?.querySelectorAll('.map-buttons') ?? []
    if (!box?.height) return
    const taken = Array.from(buttons, (button) => button.getBoundingClientRect())
    const [x, y] = shiftToClear(box, frame.getBoundingClientRect(), taken)
    if ((!x && !y) || left === 0) return
    left--
    map.once('moveend', clear).panBy([-x, -y])
  }
  const sizes = new ResizeObserver(() => {
    left = ATTEMPTS
    clear()
  })
  sizes.observe(content)
  return () => {
    sizes.disconnect()
    map.off('moveend', clear)
  }
}

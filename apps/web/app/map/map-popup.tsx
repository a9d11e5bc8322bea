import type { Position } from '@foulee/domain/geo'
import { type Map as MapLibre, Popup } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { TextLink } from '../ui/text-link.tsx'
import type { MapPoint } from './points.ts'

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

interface PointListProps {
  points: readonly MapPoint[]
  renderPoint?: (point: MapPoint) => ReactNode
}

export function PointList({ points, renderPoint = defaultPoint }: PointListProps) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point.id}>{renderPoint(point)}</li>
      ))}
    </ul>
  )
}

function defaultPoint({ nom, detail, href }: MapPoint): ReactNode {
  return (
    <>
      <p className="font-semibold">{href ? <TextLink to={href}>{nom}</TextLink> : nom}</p>
      {detail && <p className="text-ink-soft text-sm">{detail}</p>}
    </>
  )
}

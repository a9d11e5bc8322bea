import type { Position, Zone } from '@foulee/domain/geo'
import type { ReactNode } from 'react'
import type { MapPoint } from './points.ts'

export interface MapProps {
  /** Names the map for a screen reader: « Carte des courses ». */
  label: string
  /** Keep the same array between renders: a new one redraws the points. */
  points: readonly MapPoint[]
  /** The zone to show, now and each time it changes; without it the map opens on its points. */
  zone?: Zone
  /** Called after the visitor moved the map, never after the page did; rounded for the API. */
  onZoneChange?: (zone: Zone) => void
  /** The point whose popup is open. Leave undefined and the map keeps it itself. */
  selectedId?: string | null
  onSelect?: (id: string | null) => void
  /** The point under the pointer, here or in the list beside. */
  hoveredId?: string | null
  onHover?: (id: string | null) => void
  /** Replaces the popup's name, detail and link. */
  renderPopup?: (point: MapPoint) => ReactNode
  /** Drawn in `balise` under the points. */
  line?: readonly Position[]
  /** `MAP_STYLE_URL`; null or absent is the embedded style. */
  styleUrl?: string | null
  /** Two fingers or Ctrl to move the map, so that the page scrolls; by default on touch screens. */
  isCooperative?: boolean
  /** As near as one may come; by default as far as the ground has something to show. */
  maxZoom?: number
  className?: string
}

/** Why no map could be shown. */
export type MapFailure = 'webgl' | 'chargement' | 'style'

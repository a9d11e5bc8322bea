import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect } from 'react'
import { addOverlay, type Overlay, updateOverlay } from './overlay.ts'
import { mapFont } from './style.ts'
import { type Ground, useMapGround } from './use-map-ground.ts'

/** The ground, and the overlay over it, drawn again when either changes. */
export function useMapStyle(map: MapLibre | null, ground: Ground, overlay: Overlay) {
  const { points, highlighted, line, here } = overlay
  useMapGround(map, ground, (target, palette) => addOverlay(target, overlay, palette, mapFont))

  useEffect(() => {
    if (map) updateOverlay(map, { points })
  }, [map, points])
  useEffect(() => {
    if (map) updateOverlay(map, { highlighted })
  }, [map, highlighted])
  useEffect(() => {
    if (map) updateOverlay(map, { line })
  }, [map, line])
  useEffect(() => {
    if (map) updateOverlay(map, { here })
  }, [map, here])
}

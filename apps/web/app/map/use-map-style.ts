import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { Basemap } from './basemap/load.ts'
import type { MapFailure } from './map-props.ts'
import { addOverlay, type Overlay, updateOverlay } from './overlay.ts'
import { palettes } from './palette.ts'
import { addTownDot, embeddedStyle, mapFont } from './style.ts'
import { useMapTheme } from './use-map-theme.ts'

interface Ground {
  styleUrl?: string | null
  basemap: Basemap | null
  onFailure: (failure: MapFailure) => void
}

/** Draws the ground in the theme on screen, and the overlay over it, again when either changes. */
export function useMapStyle(map: MapLibre | null, ground: Ground, overlay: Overlay) {
  const palette = palettes[useMapTheme()]
  const { styleUrl, basemap } = ground
  const { points, highlighted, line, here } = overlay
  const draw = useEffectEvent((target: MapLibre) => {
    if (!styleUrl) addTownDot(target, palette)
    addOverlay(target, overlay, palette, mapFont)
  })
  const lose = useEffectEvent(() => ground.onFailure(styleUrl ? 'style' : 'chargement'))

  useEffect(() => {
    const style = styleUrl ?? (basemap && embeddedStyle(basemap, palette))
    if (!map || !style) return
    const onError = () => lose()
    const onLoad = () => {
      // Later errors are about one tile: the rest of the map still serves.
      map.off('error', onError)
      draw(map)
    }
    map.on('style.load', onLoad)
    map.on('error', onError)
    map.setStyle(style, { diff: false })
    return () => {
      map.off('style.load', onLoad)
      map.off('error', onError)
    }
  }, [map, styleUrl, basemap, palette])

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

import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { Basemap } from './basemap/load.ts'
import type { MapFailure } from './map-failure.ts'
import { type MapPalette, palettes } from './palette.ts'
import { addTownDot, embeddedStyle } from './style.ts'
import { useMapTheme } from './use-map-theme.ts'

export interface Ground {
  styleUrl?: string | null
  basemap: Basemap | null
  onFailure: (failure: MapFailure) => void
}

/**
 * Draws the ground in the theme on screen, again when it changes.
 * @param onDraw adds what the page draws over a ground that has just loaded
 */
export function useMapGround(
  map: MapLibre | null,
  { styleUrl, basemap, onFailure }: Ground,
  onDraw: (map: MapLibre, palette: MapPalette) => void,
): void {
  const palette = palettes[useMapTheme()]
  const draw = useEffectEvent((target: MapLibre) => {
    if (!styleUrl) addTownDot(target, palette)
    onDraw(target, palette)
  })
  const lose = useEffectEvent(() => onFailure(styleUrl ? 'style' : 'chargement'))

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
}

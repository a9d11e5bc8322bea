import { EAUX } from '@foulee/contract/site/fonds'
import type { ErrorEvent, Map as MapLibre, StyleSpecification } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { absolute, fetchPlanStyle, isPlanServed } from './grounds.ts'
import type { MapFailure } from './map-failure.ts'
import { importBasemap, type MapGround } from './map-loader.ts'
import { type MapPalette, type MapTheme, palettes } from './palette.ts'
import { addRelief, watchRelief } from './relief.ts'
import { addTownDot, embeddedStyle } from './style.ts'
import { useMapTheme } from './use-map-theme.ts'

export interface Ground {
  ground: MapGround
  onFailure: (failure: MapFailure) => void
}

const watersPath = `${EAUX.chemin}/{z}/{x}/{y}`

function readStyle(
  { plan, basemap }: MapGround,
  theme: MapTheme,
): StyleSpecification | Promise<StyleSpecification> | null {
  if (plan) return fetchPlanStyle(theme === 'dark' ? plan.sombre : plan.clair)
  return basemap && embeddedStyle(basemap, palettes[theme], absolute(watersPath))
}

/**
 * Applies the basemap in the current theme. A plan that fails to load, or fails later, is replaced
 * by the embedded basemap on the same map (produit 14.27).
 * @param onDraw adds the overlays to a style that has just loaded
 * @returns the basemap shown, after a fallback if any
 */
export function useMapGround(
  map: MapLibre | null,
  { ground, onFailure }: Ground,
  onDraw: (map: MapLibre, palette: MapPalette, ground: MapGround) => void,
): MapGround {
  const theme = useMapTheme()
  const [instead, setInstead] = useState<MapGround | null>(null)
  const shown = instead ?? ground
  const draw = useEffectEvent((target: MapLibre, isShown: () => boolean) => {
    const { plan, terrain } = shown
    if (!plan) addTownDot(target, palettes[theme])
    if (terrain) void addRelief(target, terrain, palettes[theme], isShown)
    onDraw(target, palettes[theme], shown)
  })
  const flatten = useEffectEvent(() => setInstead({ ...shown, terrain: null }))
  const lose = useEffectEvent(() => {
    if (!shown.plan) return onFailure('chargement')
    importBasemap().then(
      (basemap) => setInstead({ ...shown, plan: null, basemap }),
      () => onFailure('chargement'),
    )
  })

  useEffect(() => {
    if (!map) return
    let isCurrent = true
    const watching: (() => void)[] = []
    const loseMap = () => isCurrent && lose()
    const onLoad = () => {
      // From here on an error concerns one tile: the rest of the map is fine.
      map.off('error', loseMap)
      if (shown.plan) watching.push(watchPlan(map, loseMap))
      if (shown.terrain) watching.push(watchRelief(map, () => isCurrent && flatten()))
      draw(map, () => isCurrent)
    }
    const put = (style: StyleSpecification) => {
      if (!isCurrent) return
      map.on('style.load', onLoad)
      map.on('error', loseMap)
      map.setStyle(style, { diff: false })
    }
    const style = readStyle(shown, theme)
    if (style instanceof Promise) style.then(put, loseMap)
    else if (style) put(style)
    return () => {
      isCurrent = false
      map.off('style.load', onLoad)
      map.off('error', loseMap)
      for (const stop of watching) stop()
    }
  }, [map, shown, theme])
  return shown
}

/**
 * A missing tile is a hole; when the server no longer has the plan, the fallback replaces it all.
 */
function watchPlan(map: MapLibre, giveUp: () => void): () => void {
  const ours = new Set(Object.keys(map.getStyle().sources))
  let isAsking = false
  const onError = async (event: ErrorEvent & { sourceId?: string }) => {
    const isOfPage = event.sourceId !== undefined && !ours.has(event.sourceId)
    if (isAsking || isOfPage) return
    isAsking = true
    if (!(await isPlanServed())) giveUp()
    isAsking = false
  }
  const listening = map.on('error', onError)
  return () => listening.unsubscribe()
}

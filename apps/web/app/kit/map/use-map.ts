import type { Zone } from '@foulee/domain/shared/geo'
import { Map as MapLibre, type PaddingOptions, setWorkerUrl } from 'maplibre-gl'
// From our own URL rather than a `blob:`, so that the CSP can stay at `worker-src 'self'`.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { frenchLocale } from './locale.ts'
import type { MapFailure } from './map-failure.ts'
import type { MapGround } from './map-loader.ts'
import { embeddedMaxZoom } from './style.ts'
import { toBounds, zoneToShow } from './zone.ts'

setWorkerUrl(workerUrl)

type Options = {
  label: string
  zone?: Zone
  padding?: PaddingOptions
  ground: MapGround
  /** Two fingers or Ctrl to pan, so that the page scrolls; default on touch screens. */
  isCooperative?: boolean
  isStill?: boolean
  maxZoom?: number
  onFailure: (failure: MapFailure) => void
}

const matches = (query: string) => window.matchMedia(query).matches

function createMap(container: HTMLElement, options: Options): MapLibre {
  const { label, zone, ground } = options
  const map = new MapLibre({
    container,
    locale: frenchLocale(label),
    interactive: !options.isStill,
    bounds: toBounds(zone ?? zoneToShow([])),
    fitBoundsOptions: zone ? { padding: options.padding ?? 0 } : { padding: 40, maxZoom: 10 },
    minZoom: 2,
    maxZoom: options.maxZoom ?? ground.plan?.maxzoom ?? embeddedMaxZoom,
    cooperativeGestures: options.isCooperative ?? matches('(pointer: coarse)'),
    attributionControl: { compact: false },
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: matches('(prefers-reduced-motion: reduce)') ? 0 : 200,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  return map
}

/**
 * MapLibre map in the container for the lifetime of the component; null until it is created.
 * `helpId` is the element with the keyboard help; a static map has none.
 */
export function useMap(
  container: RefObject<HTMLDivElement | null>,
  options: Options,
  helpId: string | null,
): MapLibre | null {
  const [map, setMap] = useState<MapLibre | null>(null)

  const open = useEffectEvent((element: HTMLElement) => {
    try {
      const created = createMap(element, options)
      if (helpId) created.getCanvas().setAttribute('aria-describedby', helpId)
      return created
    } catch {
      options.onFailure('webgl')
      return null
    }
  })

  useEffect(() => {
    if (!container.current) return
    const created = open(container.current)
    setMap(created)
    return () => {
      created?.remove()
      setMap(null)
    }
  }, [container])
  return map
}

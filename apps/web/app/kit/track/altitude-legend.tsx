import type { Map as MapLibre } from 'maplibre-gl'
import { useMemo, useSyncExternalStore } from 'react'
import { contourSteps } from '#kit/map/contours/contour-steps.ts'
import { altitudeBands } from './altitude-bands.ts'
import { STEPS_MINZOOM } from './altitude-steps.ts'
import type { Samples } from './route-samples.ts'
import { metresText } from './route-texts.ts'
import './altitude.css'

type AltitudeLegendProps = {
  /** Null until loaded: the room of the legend is reserved. */
  map: MapLibre | null
  samples: Samples
}

export function AltitudeLegend({ map, samples }: AltitudeLegendProps) {
  const bands = useMemo(() => altitudeBands(samples), [samples])
  const zoom = useWholeZoom(map)
  if (!bands) return null
  const { low, height, count } = bands
  const limits = Array.from({ length: count }, (_, band) => low + band * height)
  const [step] = (zoom >= STEPS_MINZOOM && contourSteps(zoom)) || []
  return (
    <div className="altitude-legend">
      <p>Altitude</p>
      <span aria-hidden="true">{metresText(low)}</span>
      <ol aria-label="Couleurs le long du tracé">
        {limits.map((limit, band) => (
          <li className={`altitude-${band}`} key={limit}>
            <span className="sr-only">
              de {metresText(limit)} à {metresText(limit + height)}
            </span>
          </li>
        ))}
      </ol>
      <span aria-hidden="true">{metresText(low + count * height)}</span>
      {step && <p className="altitude-step">Un trait&nbsp;: {metresText(step)}</p>}
    </div>
  )
}

/** Tiles and intervals change at integer zooms. */
function useWholeZoom(map: MapLibre | null): number {
  return useSyncExternalStore(
    (tell) => {
      const listening = map?.on('zoom', tell)
      return () => listening?.unsubscribe()
    },
    () => Math.floor(map?.getZoom() ?? 0),
  )
}

import type { Position } from '@foulee/domain/shared/geo'
import { type Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { drawGhost } from './drawing-layers.ts'

type Options = {
  points: readonly Position[]
  isLoop: boolean
  onMove: (index: number, position: Position) => void
}

const lookOf = (index: number, last: number): string => {
  if (index === 0) return 'trace-point-depart'
  return index === last ? 'trace-point-arrivee' : ''
}

/** Points of the drawing, to be dragged. The list beside the map is for keys: none has the focus. */
export function usePointMarkers(map: MapLibre | null, { points, isLoop, onMove }: Options): void {
  const move = useEffectEvent(onMove)
  useEffect(() => {
    if (!map) return
    const last = points.length - 1
    const markers = points.flatMap(([lon, lat], index) => {
      // The end of a loop lies under its start.
      if (isLoop && index === last) return []
      const element = document.createElement('div')
      element.className = `trace-point ${lookOf(index, last)}`
      element.dataset.index = String(index)
      const marker = new Marker({ draggable: true, element }).setLngLat([lon, lat]).addTo(map)
      element.removeAttribute('tabindex')
      element.removeAttribute('role')
      element.setAttribute('aria-hidden', 'true')
      const beside = [
        isLoop && index === 0 ? points[last - 1] : points[index - 1],
        points[index + 1],
      ]
      marker.on('drag', () => {
        const { lng, lat: height } = marker.getLngLat()
        const [before, after] = beside
        drawGhost(
          map,
          [before, [lng, height] as const, after].filter((place) => place !== undefined),
        )
      })
      marker.on('dragend', () => {
        const { lng, lat: height } = marker.getLngLat()
        drawGhost(map, [])
        move(index, [lng, height])
      })
      return [marker]
    })
    return () => {
      for (const marker of markers) marker.remove()
    }
  }, [map, points, isLoop])
}

/** Index of the point whose marker was pressed; null elsewhere. */
export function pressedPoint({ target }: Event): number | null {
  const marker = target instanceof Element ? target.closest<HTMLElement>('.trace-point') : null
  return marker ? Number(marker.dataset.index) : null
}

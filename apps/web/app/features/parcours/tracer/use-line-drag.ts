import type { Position } from '@foulee/domain/shared/geo'
import type { Map as MapLibre, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { drawGhost, LINE_REACH } from './drawing-layers.ts'
import { pressedPoint } from './use-point-markers.ts'

type Options = {
  points: readonly Position[]
  /** A point drawn out of a leg. */
  onInsert: (leg: number, position: Position) => void
}

type Pressed = MapMouseEvent | MapTouchEvent

/** Pixels: a hand that moves less presses. */
const STILL = 6
/** Milliseconds that a thumb rests on the line before it takes it: else it moves the map. */
const HOLD_MS = 350

const legAt = (map: MapLibre, { point }: Pressed): number | null => {
  if (!map.getLayer(LINE_REACH)) return null
  const [found] = map.queryRenderedFeatures(point, { layers: [LINE_REACH] })
  const index: unknown = found?.properties.index
  return typeof index === 'number' ? index : null
}

/** The line is drawn out by a mouse, or by a thumb that rests on it first. */
export function useLineDrag(map: MapLibre | null, { points, onInsert }: Options): void {
  const insert = useEffectEvent(onInsert)
  const ghost = useEffectEvent((leg: number, at: Position) =>
    [points[leg], at, points[leg + 1]].filter((place) => place !== undefined),
  )
  useEffect(() => {
    if (!map) return
    let held: { leg: number; x: number; y: number; isTaken: boolean } | null = null
    let timer = 0
    const begin = (event: Pressed, isTouch: boolean) => {
      const leg = pressedPoint(event.originalEvent) === null ? legAt(map, event) : null
      if (
        leg === null ||
        // Safari on a computer does not know `TouchEvent`.
        (isTouch && 'touches' in event.originalEvent && event.originalEvent.touches.length > 1)
      )
        return
      held = { leg, x: event.point.x, y: event.point.y, isTaken: !isTouch }
      if (isTouch) timer = window.setTimeout(takeWithThumb, HOLD_MS)
      else event.preventDefault()
    }
    const takeWithThumb = () => {
      if (!held) return
      held.isTaken = true
      map.dragPan.disable()
      navigator.vibrate?.(20)
    }
    const move = (event: Pressed) => {
      if (!held) return
      const isFar = Math.hypot(event.point.x - held.x, event.point.y - held.y) > STILL
      if (!held.isTaken && isFar) return cancel()
      if (held.isTaken) drawGhost(map, ghost(held.leg, [event.lngLat.lng, event.lngLat.lat]))
    }
    const end = (event: Pressed) => {
      const last = held
      cancel()
      const isFar = last && Math.hypot(event.point.x - last.x, event.point.y - last.y) > STILL
      if (last?.isTaken && isFar) insert(last.leg, [event.lngLat.lng, event.lngLat.lat])
    }
    const cancel = () => {
      window.clearTimeout(timer)
      if (held?.isTaken) {
        map.dragPan.enable()
        drawGhost(map, [])
      }
      held = null
    }
    const show = (event: MapMouseEvent) => {
      if (!held) map.getCanvas().style.cursor = legAt(map, event) === null ? 'crosshair' : 'grab'
    }
    const listening = [
      map.on('mousedown', (event) => begin(event, false)),
      map.on('touchstart', (event) => begin(event, true)),
      map.on('mousemove', (event) => {
        move(event)
        show(event)
      }),
      map.on('touchmove', move),
      map.on('mouseup', end),
      map.on('touchend', end),
      map.on('touchcancel', cancel),
    ]
    return () => {
      cancel()
      for (const item of listening) item.unsubscribe()
    }
  }, [map])
}

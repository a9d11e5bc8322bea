import '#kit/map/map.css'
import type { Position, Zone } from '@foulee/domain/shared/geo'
import type { MapMouseEvent } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MapButtons } from '#kit/map/map-buttons.tsx'
import type { MapFailure } from '#kit/map/map-failure.ts'
import type { MapGround } from '#kit/map/map-loader.ts'
import { MapPopup } from '#kit/map/map-popup.tsx'
import { palettes } from '#kit/map/palette.ts'
import { moveOwnPosition } from '#kit/map/place-layers.ts'
import { useMap } from '#kit/map/use-map.ts'
import { useMapGround } from '#kit/map/use-map-ground.ts'
import { useMapTheme } from '#kit/map/use-map-theme.ts'
import { toBounds } from '#kit/map/zone.ts'
import type { Cursor } from '#kit/track/cursor.ts'
import { placeAt, type Samples } from '#kit/track/route-samples.ts'
import {
  addDrawing,
  type DrawnLeg,
  drawLegsOn,
  drawLoops,
  LINE_REACH,
  moveDrawingCursor,
  NEARBY_REACH,
  showNearby,
} from './drawing-layers.ts'
import { useLineDrag } from './use-line-drag.ts'
import { pressedPoint, usePointMarkers } from './use-point-markers.ts'

const ZOOM_MAX = 17
/** Zoom on a place that was searched. */
const CLOSE = 14
const HIT = 8
/** Pixels beside an area that is shown whole; the buttons stand on the right. */
const MARGIN = { top: 32, right: 72, bottom: 40, left: 32 }

/** Something on the map that was pressed, with the place. */
export type Pressed = { position: Position } & (
  | { kind: 'ground' }
  | { kind: 'point'; index: number }
  | { kind: 'leg'; index: number }
  | { kind: 'route'; id: number }
)

export type DrawingMapProps = {
  zone: Zone
  points: readonly Position[]
  isLoop: boolean
  legs: readonly DrawnLeg[]
  samples: Samples | null
  cursor: Cursor
  /** A new object moves the map there. */
  target: { position: Position } | null
  /** Area to show whole, such as that of loops; null leaves the map where it is. */
  frame: Zone | null
  isNearbyShown: boolean
  loops: readonly (readonly Position[])[]
  attribution: string | null
  pressed: Pressed | null
  onPress: (pressed: Pressed | null) => void
  onMove: (index: number, position: Position) => void
  onInsert: (leg: number, position: Position) => void
  renderPopup: (pressed: Pressed) => ReactNode
}

type Props = DrawingMapProps & { ground: MapGround; onFailure: (failure: MapFailure) => void }

const LABEL = 'Carte du tracé'
const tilesUrl = () => `${window.location.origin}/api/parcours/tuiles/{z}/{x}/{y}`

/** Only `drawing-map.tsx` imports this module, lazily: it carries MapLibre. */
export function DrawingCanvas(props: Props) {
  const { zone, points, legs, samples, cursor, target, ground, onFailure, pressed } = props
  const { loops, frame, attribution } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const theme = useMapTheme()
  const [ownPosition, setOwnPosition] = useState<Position | null>(null)
  const options = { label: LABEL, zone, ground, onFailure, maxZoom: ZOOM_MAX, isCooperative: false }
  const map = useMap(container, options, helpId)
  const nearbyUrl = props.isNearbyShown ? tilesUrl() : null
  useMapGround(map, { ground, onFailure }, (shown, palette) =>
    addDrawing(shown, { legs, loops, cursor: null, ownPosition, nearbyUrl, attribution }, palette),
  )
  usePointMarkers(map, { points, isLoop: props.isLoop, onMove: props.onMove })
  useLineDrag(map, { points, onInsert: props.onInsert })
  usePresses(map, props)
  useEffect(() => {
    if (map) drawLegsOn(map, legs)
  }, [map, legs])
  useEffect(() => {
    if (map) drawLoops(map, loops)
  }, [map, loops])
  useEffect(() => {
    if (map) showNearby(map, nearbyUrl, palettes[theme])
  }, [map, nearbyUrl, theme])
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  useEffect(() => {
    if (!map || !target) return
    const [lon, lat] = target.position
    map.easeTo({ center: [lon, lat], zoom: Math.max(CLOSE, map.getZoom()) })
  }, [map, target])
  useEffect(() => {
    if (map && frame) map.fitBounds(toBounds(frame), { padding: MARGIN, maxZoom: CLOSE })
  }, [map, frame])
  useEffect(() => {
    if (!map || !samples) return
    return cursor.subscribe(() => {
      const metres = cursor.read()
      const place = metres === null ? null : placeAt(samples, metres)
      moveDrawingCursor(map, place && [place.lon, place.lat])
    })
  }, [map, cursor, samples])
  return (
    <div className="trace-canvas absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer, Entrée pour poser un point au
        centre. Les points sont aussi dans la liste, sous la carte.
      </p>
      <span aria-hidden="true" className="trace-mire" />
      {map && <MapButtons map={map} onLocate={setOwnPosition} />}
      {map && pressed && pressed.kind !== 'ground' && (
        <MapPopup map={map} onClose={() => props.onPress(null)} position={pressed.position}>
          {props.renderPopup(pressed)}
        </MapPopup>
      )}
    </div>
  )
}

function usePresses(map: ReturnType<typeof useMap>, props: Props) {
  const press = useEffectEvent((event: MapMouseEvent) => {
    // A press beside an open popup closes it, and does nothing else.
    if (props.pressed) return props.onPress(null)
    props.onPress(readPress(event, props.points))
  })
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!map || event.key !== 'Enter' || event.target !== map.getCanvas()) return
    const { lng, lat } = map.getCenter()
    props.onPress({ kind: 'ground', position: [lng, lat] })
  })
  useEffect(() => {
    if (!map) return
    // Two presses are two points.
    map.doubleClickZoom.disable()
    const listening = map.on('click', (event) => press(event))
    const frame = map.getContainer()
    const onKey = (event: KeyboardEvent) => pressKey(event)
    frame.addEventListener('keydown', onKey)
    return () => {
      listening.unsubscribe()
      frame.removeEventListener('keydown', onKey)
    }
  }, [map])
}

function readPress(event: MapMouseEvent, points: readonly Position[]): Pressed {
  const { target: map, lngLat, point } = event
  const position: Position = [lngLat.lng, lngLat.lat]
  const index = pressedPoint(event.originalEvent)
  if (index !== null) return { kind: 'point', index, position: points[index] ?? position }
  const layers = [LINE_REACH, NEARBY_REACH].filter((id) => map.getLayer(id))
  const around: [[number, number], [number, number]] = [
    [point.x - HIT, point.y - HIT],
    [point.x + HIT, point.y + HIT],
  ]
  const found = map.queryRenderedFeatures(around, { layers })
  const leg = found.find(({ layer }) => layer.id === LINE_REACH)
  if (leg) return { kind: 'leg', index: Number(leg.properties.index), position }
  const route = found.find(({ layer }) => layer.id === NEARBY_REACH)
  if (route?.id !== undefined) return { kind: 'route', id: Number(route.id), position }
  return { kind: 'ground', position }
}

import '#kit/map/map.css'
import { at } from '@foulee/trace/column'
import type { Map as MapLibre, MapMouseEvent } from 'maplibre-gl'
import { useEffect, useId, useMemo, useRef } from 'react'
import { MapButtons } from '#kit/map/map-buttons.tsx'
import type { MapFailure } from '#kit/map/map-failure.ts'
import { isFlat, type MapGround } from '#kit/map/map-loader.ts'
import { useMap } from '#kit/map/use-map.ts'
import { useMapGround } from '#kit/map/use-map-ground.ts'
import { AltitudeLegend } from './altitude-legend.tsx'
import type { Cursor } from './cursor.ts'
import {
  addRoute,
  moveCursor,
  moveMarks,
  moveOwnPosition,
  type RouteOverlay,
  shadeLeftOut,
  showWayBack,
} from './route-layers.ts'
import type { RouteMark } from './route-marks.ts'
import { findNearest, type KeptRange, placeAt, type Samples } from './route-samples.ts'

const reach = 32
/**
 * A configured style draws streets; the embedded one has no more detail, but a lap of a track is
 * small.
 */
const nearest = 17
const WAY_BACK_MARGIN = 64
const free = { top: 16, right: 60, bottom: 16, left: 16 }

type RouteCanvasProps = {
  label: string
  lines: RouteOverlay['lines']
  samples: Samples
  marks: readonly RouteMark[]
  cursor: Cursor
  kept: KeptRange | undefined
  ownPosition: readonly [number, number] | null
  wayBack: RouteOverlay['wayBack']
  ground: MapGround
  onLocate: (position: readonly [number, number]) => void
  onFailure: (failure: MapFailure) => void
}

/** Only `route-map.tsx` imports this module, lazily: it carries MapLibre. */
export function RouteCanvas(props: RouteCanvasProps) {
  const { label, lines, samples, marks, cursor, ownPosition, kept, ground, onFailure } = props
  const { wayBack } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const zone = useMemo(() => widen(samples), [samples])
  const options = { label, zone, padding: free, ground, maxZoom: nearest, onFailure }
  const map = useMap(container, options, helpId)
  const shown = useMapGround(map, { ground, onFailure }, (target, palette, under) => {
    const overlay = { lines, samples, marks, kept, cursor: cursor.read(), ownPosition, wayBack }
    addRoute(target, { ...overlay, isGroundFlat: isFlat(under) }, palette)
  })
  useCursorOnMap(map, cursor, samples)
  usePointing(map, cursor, samples)
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  useEffect(() => {
    if (!map) return
    showWayBack(map, wayBack)
    if (wayBack) map.fitBounds(boundsOf(wayBack), { padding: WAY_BACK_MARGIN, maxZoom: nearest })
  }, [map, wayBack])
  useEffect(() => {
    if (map) moveMarks(map, marks)
  }, [map, marks])
  useEffect(() => {
    if (map) shadeLeftOut(map, samples, kept)
  }, [map, samples, kept])
  return (
    <div className="absolute inset-0 flex flex-col">
      <div className="min-h-0 w-full flex-1" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. Le curseur du profil montre où
        l’on est sur le tracé.
      </p>
      {map && <MapButtons map={map} onLocate={props.onLocate} />}
      {isFlat(shown) && <AltitudeLegend map={map} samples={samples} />}
    </div>
  )
}

type Line = Pick<Samples, 'lon' | 'lat'>

const boundsOf = ({ lon, lat }: Line): [number, number, number, number] => [
  Math.min(...lon),
  Math.min(...lat),
  Math.max(...lon),
  Math.max(...lat),
]

function widen({ lon, lat }: Samples) {
  const [ouest, est] = [Math.min(...lon), Math.max(...lon)]
  const [sud, nord] = [Math.min(...lat), Math.max(...lat)]
  const [width, height] = [Math.max(0.002, est - ouest) * 0.05, Math.max(0.002, nord - sud) * 0.06]
  return { ouest: ouest - width, sud: sud - height, est: est + width, nord: nord + height }
}

function useCursorOnMap(map: MapLibre | null, cursor: Cursor, samples: Samples) {
  useEffect(() => {
    if (!map) return
    const follow = () => {
      const metres = cursor.read()
      moveCursor(map, samples, metres)
      if (metres === null) return
      const { lon, lat } = placeAt(samples, metres)
      if (!map.getBounds().contains([lon, lat])) map.easeTo({ center: [lon, lat] })
    }
    return cursor.subscribe(follow)
  }, [map, cursor, samples])
}

function usePointing(map: MapLibre | null, cursor: Cursor, samples: Samples) {
  useEffect(() => {
    if (!map) return
    const point = ({ lngLat, point: { x, y } }: MapMouseEvent) => {
      const { metres } = findNearest(samples, [lngLat.lng, lngLat.lat])
      const index = Math.round(metres / Math.max(1, samples.step))
      const place = map.project([at(samples.lon, index), at(samples.lat, index)])
      cursor.move(Math.hypot(place.x - x, place.y - y) <= reach ? metres : null)
    }
    const clearCursor = () => cursor.move(null)
    const listening = [
      map.on('mousemove', point),
      map.on('click', point),
      map.on('mouseout', clearCursor),
    ]
    return () => {
      for (const item of listening) item.unsubscribe()
    }
  }, [map, cursor, samples])
}

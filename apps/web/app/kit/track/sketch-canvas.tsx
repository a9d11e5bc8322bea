import '#kit/map/map.css'
import { at } from '@foulee/trace/column'
import type { Map as MapLibre } from 'maplibre-gl'
import { useRef, useState } from 'react'
import type { MapFailure } from '#kit/map/map-failure.ts'
import type { MapGround } from '#kit/map/map-loader.ts'
import type { MapPalette } from '#kit/map/palette.ts'
import { useMap } from '#kit/map/use-map.ts'
import { useMapGround } from '#kit/map/use-map-ground.ts'
import { zoneOf } from '#kit/map/zone.ts'

const LINE = 'croquis'
const LEAST_ROOM = 0.03

export type SketchLine = { lon: Float64Array; lat: Float64Array }

type SketchCanvasProps = {
  label: string
  line: SketchLine
  ground: MapGround
  onDrawn: () => void
  onFailure: (failure: MapFailure) => void
}

/**
 * Static map of one line. Only `sketch-map.tsx` imports this module, lazily: it carries MapLibre.
 */
export function SketchCanvas({ label, line, ground, onDrawn, onFailure }: SketchCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const [zone] = useState(() => widen(line))
  const map = useMap(
    container,
    { label, zone, ground, maxZoom: 15, isStill: true, onFailure },
    null,
  )
  useMapGround(map, { ground, onFailure }, (target, palette) => {
    addLine(target, line, palette)
    target.once('idle', onDrawn)
  })
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
    </div>
  )
}

const toPlaces = ({ lon, lat }: SketchLine) =>
  Array.from(lon, (value, index): [number, number] => [value, at(lat, index)])

function widen(line: SketchLine) {
  const zone = zoneOf(toPlaces(line))
  if (!zone) return undefined
  const { ouest, sud, est, nord } = zone
  const room = Math.max(LEAST_ROOM, (nord - sud) * 0.2)
  const side = Math.max(LEAST_ROOM, (est - ouest) * 0.2)
  return { ouest: ouest - side, sud: sud - room, est: est + side, nord: nord + room }
}

function addLine(map: MapLibre, line: SketchLine, palette: MapPalette): void {
  map.addSource(LINE, {
    type: 'geojson',
    data: {
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: toPlaces(line) },
    },
  })
  const stroke = (id: string, color: string, width: number) =>
    map.addLayer({
      id,
      type: 'line',
      source: LINE,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: { 'line-color': color, 'line-width': width },
    })
  stroke(`${LINE}-bord`, palette.lineCasing, 7)
  stroke(LINE, palette.line, 4)
}

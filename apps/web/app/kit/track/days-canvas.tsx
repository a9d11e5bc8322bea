import '#kit/map/map.css'
import type { Position } from '@foulee/domain/shared/geo'
import { at } from '@foulee/trace/column'
import type { Feature, FeatureCollection } from 'geojson'
import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { countFont } from '#kit/map/count-font.ts'
import { MapButtons } from '#kit/map/map-buttons.tsx'
import type { MapFailure } from '#kit/map/map-failure.ts'
import type { MapGround } from '#kit/map/map-loader.ts'
import type { MapPalette } from '#kit/map/palette.ts'
import { addOwnPosition, moveOwnPosition } from '#kit/map/place-layers.ts'
import { mapFont } from '#kit/map/style.ts'
import { useMap } from '#kit/map/use-map.ts'
import { useMapGround } from '#kit/map/use-map-ground.ts'
import { colourOf, type DayLines, gatherPlaces, middleOf } from './days-lines.ts'

const LINES = 'jours-lignes'
const NUMBERS = 'jours-numeros'
const nearest = 15

type DaysCanvasProps = {
  label: string
  days: readonly DayLines[]
  ground: MapGround
  onFailure: (failure: MapFailure) => void
}

/** Map of a whole stay. Only `days-map.tsx` imports this module, lazily: it carries MapLibre. */
export function DaysCanvas({ label, days, ground, onFailure }: DaysCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [ownPosition, setOwnPosition] = useState<Position | null>(null)
  const zone = useMemo(() => widen(days), [days])
  const map = useMap(
    container,
    { label, zone, ground, maxZoom: nearest, isCooperative: true, onFailure },
    helpId,
  )
  useMapGround(map, { ground, onFailure }, (target, palette) => {
    addDays(target, days, palette)
    addOwnPosition(target, ownPosition, palette)
  })
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. Les journées sont écrites
        dessous.
      </p>
      {map && <MapButtons map={map} onLocate={setOwnPosition} />}
    </div>
  )
}

function widen(days: readonly DayLines[]) {
  const { lon, lat } = gatherPlaces(days)
  const [ouest, est] = [Math.min(...lon), Math.max(...lon)]
  const [sud, nord] = [Math.min(...lat), Math.max(...lat)]
  const [width, height] = [Math.max(0.01, est - ouest) * 0.16, Math.max(0.01, nord - sud) * 0.16]
  return { ouest: ouest - width, sud: sud - height, est: est + width, nord: nord + height }
}

const collect = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

function addDays(map: MapLibre, days: readonly DayLines[], palette: MapPalette): void {
  const colour = ({ numero }: DayLines) => palette.days[colourOf(numero) - 1] ?? palette.line
  const lines = days.flatMap((day) =>
    day.lines.map(
      ({ lon, lat }): Feature => ({
        type: 'Feature',
        properties: { colour: colour(day) },
        geometry: {
          type: 'LineString',
          coordinates: Array.from(lon, (value, index) => [value, at(lat, index)]),
        },
      }),
    ),
  )
  const numbers = days.map((day): Feature => {
    const { lon, lat } = middleOf(day)
    return {
      type: 'Feature',
      properties: { colour: colour(day), nom: String(day.numero) },
      geometry: { type: 'Point', coordinates: [lon, lat] },
    }
  })
  map.addSource(LINES, { type: 'geojson', data: collect(lines) })
  map.addSource(NUMBERS, { type: 'geojson', data: collect(numbers) })
  addLayers(map, palette)
}

function addLayers(map: MapLibre, palette: MapPalette): void {
  const layout = { 'line-join': 'round', 'line-cap': 'round' } as const
  map.addLayer({
    id: `${LINES}-bord`,
    type: 'line',
    source: LINES,
    layout,
    paint: { 'line-color': palette.lineCasing, 'line-width': 7 },
  })
  map.addLayer({
    id: LINES,
    type: 'line',
    source: LINES,
    layout,
    paint: { 'line-color': ['get', 'colour'], 'line-width': 4 },
  })
  map.addLayer({
    id: NUMBERS,
    type: 'circle',
    source: NUMBERS,
    paint: {
      'circle-radius': 11,
      'circle-color': ['get', 'colour'],
      'circle-stroke-color': palette.rim,
      'circle-stroke-width': 2,
    },
  })
  map.addLayer({
    id: `${NUMBERS}-noms`,
    type: 'symbol',
    source: NUMBERS,
    layout: {
      'text-field': ['get', 'nom'],
      'text-font': countFont(map, mapFont),
      'text-size': 13,
      'text-offset': [0, -0.08],
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.dayText },
  })
}

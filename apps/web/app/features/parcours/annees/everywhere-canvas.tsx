import '#kit/map/map.css'
import type { Position } from '@foulee/domain/shared/geo'
import { at } from '@foulee/trace/column'
import type { Feature } from 'geojson'
import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import { MapButtons } from '#kit/map/map-buttons.tsx'
import { loadEmbeddedGround, type MapGround } from '#kit/map/map-loader.ts'
import type { MapPalette } from '#kit/map/palette.ts'
import { addOwnPosition, moveOwnPosition } from '#kit/map/place-layers.ts'
import { useMap } from '#kit/map/use-map.ts'
import { useMapGround } from '#kit/map/use-map-ground.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const LINES = 'partout'

type Line = { lon: Float64Array; lat: Float64Array }
type CanvasProps = { lines: readonly Line[] }

/** Always on the embedded basemap: no third party learns where somebody runs. */
export default function EverywhereCanvas({ lines }: CanvasProps) {
  const [ground, setGround] = useState<MapGround | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isCurrent = true
    loadEmbeddedGround().then(
      (loaded) => isCurrent && setGround(loaded),
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  if (isFailed) {
    return (
      <ErrorState
        isCompact
        message="La carte n’a pas pu se charger."
        onRetry={() => globalThis.location.reload()}
      />
    )
  }
  if (!ground) return <Skeleton className="annees-carte rounded-card" />
  return <Drawn ground={ground} lines={lines} onFailure={() => setFailed(true)} />
}

function Drawn({
  lines,
  ground,
  onFailure,
}: CanvasProps & { ground: MapGround; onFailure: () => void }) {
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [ownPosition, setOwnPosition] = useState<Position | null>(null)
  const zone = useMemo(() => widen(lines), [lines])
  const map = useMap(
    container,
    { label: 'Partout où j’ai couru', zone, ground, maxZoom: 15, isCooperative: true, onFailure },
    helpId,
  )
  useMapGround(map, { ground, onFailure }, (target, palette) => {
    addLines(target, lines, palette)
    addOwnPosition(target, ownPosition, palette)
  })
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  const redraw = useEffectEvent((target: MapLibre) => {
    target.getSource<GeoJSONSource>(LINES)?.setData(collect(lines))
    target.fitBounds([zone.ouest, zone.sud, zone.est, zone.nord], { animate: false })
  })
  useEffect(() => {
    if (map && lines.length) redraw(map)
  }, [map, lines])
  return (
    <div className="annees-carte relative isolate overflow-hidden rounded-card">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. Leur liste est sur la page de vos
        sorties.
      </p>
      {map && <MapButtons map={map} onLocate={setOwnPosition} />}
    </div>
  )
}

/** Around the middle of most outings: one abroad would make the map one of the world. */
function widen(lines: readonly Line[]) {
  const lon = lines.map((line) => at(line.lon, 0)).sort((a, b) => a - b)
  const lat = lines.map((line) => at(line.lat, 0)).sort((a, b) => a - b)
  const pick = (values: number[], share: number) =>
    values[Math.floor((values.length - 1) * share)] ?? 0
  const room = 0.08
  return {
    ouest: Math.max(-180, pick(lon, 0.05) - room),
    sud: Math.max(-85, pick(lat, 0.05) - room),
    est: Math.min(180, pick(lon, 0.95) + room),
    nord: Math.min(85, pick(lat, 0.95) + room),
  }
}

const collect = (lines: readonly Line[]) => ({
  type: 'FeatureCollection' as const,
  features: lines.map(
    ({ lon, lat }): Feature => ({
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'LineString',
        coordinates: Array.from(lon, (value, index): [number, number] => [value, at(lat, index)]),
      },
    }),
  ),
})

/** Half transparent: what is run often is dark. */
function addLines(map: MapLibre, lines: readonly Line[], palette: MapPalette): void {
  map.addSource(LINES, { type: 'geojson', data: collect(lines) })
  map.addLayer({
    id: LINES,
    type: 'line',
    source: LINES,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': palette.line, 'line-width': 3, 'line-opacity': 0.55 },
  })
}

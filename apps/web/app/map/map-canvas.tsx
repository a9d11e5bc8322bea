import './map.css'
import type { Position } from '@foulee/domain/geo'
import { useId, useMemo, useRef, useState } from 'react'
import type { Basemap } from './basemap/load.ts'
import { MapButtons } from './map-buttons.tsx'
import { MapPopup, PointList } from './map-popup.tsx'
import type { MapFailure, MapProps } from './map-props.ts'
import { type MapPoint, pickPoints, toPointCollection } from './points.ts'
import { useMap } from './use-map.ts'
import { useMapStyle } from './use-map-style.ts'
import { useClicks, useHover, useReveal, useZone } from './use-pointing.ts'

type Props = MapProps & { basemap: Basemap | null; onFailure: (failure: MapFailure) => void }

/** The points of a cluster that no zoom can part. */
type Crowd = { position: Position; ids: readonly string[] }

const noLine: readonly Position[] = []

/** The map itself. Only `map-loader.ts` imports it: it carries MapLibre. */
export function MapCanvas(props: Props) {
  const { points, line = noLine, onHover, renderPopup } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [here, setHere] = useState<Position | null>(null)
  const [crowd, setCrowd] = useState<Crowd | null>(null)
  const [selectedId, select] = useSelection(props, () => setCrowd(null))
  const selected = pickPoints(points, [selectedId])[0]
  const highlighted = useMemo(
    () => pickPoints(points, [props.hoveredId, selectedId]),
    [points, props.hoveredId, selectedId],
  )
  const collection = useMemo(() => toPointCollection(points), [points])

  const map = useMap(container, props, helpId)
  useMapStyle(map, props, { points: collection, highlighted, line, here })
  useZone(map, props)
  useReveal(map, selected)
  useHover(map, onHover)
  useClicks(map, { onPoint: select, onCrowd: (position, ids) => setCrowd({ position, ids }) })

  const open = crowd
    ? { position: crowd.position, points: pickPoints(points, crowd.ids) }
    : selected && { position: selected.position, points: [selected] as MapPoint[] }
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. Les mêmes lieux sont dans la
        liste.
      </p>
      {map && <MapButtons map={map} onLocate={setHere} />}
      {map && open && open.points.length > 0 && (
        <MapPopup map={map} onClose={() => select(null)} position={open.position}>
          <PointList points={open.points} renderPoint={renderPopup} />
        </MapPopup>
      )}
    </div>
  )
}

/** The page's selection when it keeps one, the map's own otherwise. */
function useSelection({ selectedId, onSelect }: MapProps, onChange: () => void) {
  const [own, setOwn] = useState<string | null>(null)
  const select = (id: string | null) => {
    onChange()
    setOwn(id)
    onSelect?.(id)
  }
  return [selectedId === undefined ? own : selectedId, select] as const
}

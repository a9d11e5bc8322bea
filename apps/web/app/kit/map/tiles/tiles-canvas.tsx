import '../map.css'
import type { Position, Zone } from '@foulee/domain/shared/geo'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { MapButtons } from '../map-buttons.tsx'
import type { MapFailure } from '../map-failure.ts'
import type { MapGround } from '../map-loader.ts'
import { MapPopup } from '../map-popup.tsx'
import { type MapPoint, pickPoints } from '../points.ts'
import { useMap } from '../use-map.ts'
import { useMapGround } from '../use-map-ground.ts'
import { useZone } from '../use-zone.ts'
import { addTiles, changeTiles, choose, moveOwnPosition } from './tiles-layers.ts'
import { type Selection, useTilePointing } from './use-tile-pointing.ts'

const nearest = 15

export type TilesMapProps = {
  label: string
  help: string
  tilesPath: string
  zone: Zone
  onZoneChange: (zone: Zone) => void
  hoveredId: string | null
  onHover: (id: string | null) => void
  places: readonly MapPoint[]
  renderPopup: (id: string) => ReactNode
  className?: string
}

type Props = TilesMapProps & { ground: MapGround; onFailure: (failure: MapFailure) => void }

/** Only `tiles-map.tsx` imports this module, lazily: it carries MapLibre. */
export function TilesCanvas(props: Props) {
  const { label, zone, onZoneChange, hoveredId, onHover, places, ground, onFailure } = props
  const container = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [ownPosition, setOwnPosition] = useState<Position | null>(null)
  const [selected, select] = useState<Selection | null>(null)
  // The tile worker has no base URL.
  const tilesUrl = `${window.location.origin}${props.tilesPath}`
  const chosen = useMemo(
    () => [hoveredId, ...(selected?.ids ?? [])].filter((id) => typeof id === 'string'),
    [hoveredId, selected],
  )
  const shown = useMemo(() => pickPoints(places, [hoveredId]), [places, hoveredId])
  const options = { label, zone, ground, onFailure, isCooperative: false }
  const map = useMap(container, { ...options, maxZoom: ground.plan?.maxzoom ?? nearest }, helpId)
  useMapGround(map, props, (target, palette) =>
    addTiles(target, { tilesUrl, chosen, places: shown, ownPosition }, palette),
  )
  useZone(map, { zone, onZoneChange })
  useTilePointing(map, { onHover, onSelect: select })
  useEffect(() => {
    if (map) changeTiles(map, tilesUrl)
  }, [map, tilesUrl])
  useEffect(() => {
    if (map) choose(map, { chosen, places: shown })
  }, [map, chosen, shown])
  useEffect(() => {
    if (map) moveOwnPosition(map, ownPosition)
  }, [map, ownPosition])
  return (
    <div className="absolute inset-0">
      <div className="h-full w-full" ref={container} />
      <p className="sr-only" id={helpId}>
        Flèches pour déplacer la carte, plus et moins pour zoomer. {props.help}
      </p>
      {map && <MapButtons map={map} onLocate={setOwnPosition} />}
      {map && selected && (
        <MapPopup map={map} onClose={() => select(null)} position={selected.position}>
          <ul className="grid max-h-52 gap-3 overflow-y-auto">
            {selected.ids.map((id) => (
              <li key={id}>{props.renderPopup(id)}</li>
            ))}
          </ul>
        </MapPopup>
      )}
    </div>
  )
}

import {
  addPoint,
  type Drawing,
  insertPoint,
  isClosed,
  movePoint,
} from '@foulee/domain/parcours/tracer/drawing'
import type { Position, Zone } from '@foulee/domain/shared/geo'
import { type RefObject, useMemo, useState } from 'react'
import { METROPOLE, zoneAround, zoneOf } from '#kit/map/zone.ts'
import { useOwnTown } from '#kit/places/own-town.ts'
import type { Cursor } from '#kit/track/cursor.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Pressed } from './drawing-canvas.tsx'
import { DrawingMap } from './drawing-map.tsx'
import { DrawingToolbar } from './drawing-toolbar.tsx'
import { PressedPopup } from './pressed-popup.tsx'
import type { OnDrawing } from './use-drawing.ts'
import type { Paths } from './use-paths.ts'

type DrawingViewProps = {
  ref: RefObject<HTMLDivElement | null>
  traced: OnDrawing
  paths: Paths
  cursor: Cursor
  /** Centre of the map without a drawing. */
  depart: Position | null
  target: { position: Position } | null
  loops: readonly (readonly Position[])[]
  /** Opens the panel of loops; null where none are found. */
  onLoop: ((from: Position) => void) | null
  frame: Zone | null
}

/** Map and tools: both stay in sight beside the words. */
export function DrawingView(props: DrawingViewProps) {
  const { ref, traced, paths, cursor, depart, onLoop, ...shown } = props
  const { drawing, legs, lines, figures, change } = traced
  const { mode, etat } = paths
  const [pressed, setPressed] = useState<Pressed | null>(null)
  const [isNearbyShown, setNearbyShown] = useState(false)
  const zone = useOpeningZone(drawing, depart)
  const shownLegs = useMemo(
    () =>
      lines.map(({ positions }, index) => ({ positions, isKnown: legs[index]?.kind === 'known' })),
    [lines, legs],
  )
  const add = (position: Position) => change((known) => addPoint(known, position, mode))
  const press = (next: Pressed | null) =>
    next?.kind === 'ground' ? add(next.position) : setPressed(next)
  const popup = { mode, traced, onLoop, onAdd: add, onClose: () => setPressed(null) }
  return (
    <div className="trace-view" ref={ref}>
      {paths.isSettled ? (
        <DrawingMap
          {...shown}
          attribution={etat?.attribution ?? null}
          className="trace-map"
          cursor={cursor}
          isLoop={isClosed(drawing)}
          isNearbyShown={isNearbyShown}
          legs={shownLegs}
          onInsert={(leg, position) => change((known) => insertPoint(known, leg, position))}
          onMove={(index, position) => change((known) => movePoint(known, index, position))}
          onPress={press}
          points={drawing.points}
          pressed={pressed}
          renderPopup={(place) => <PressedPopup {...popup} pressed={place} />}
          samples={figures?.samples ?? null}
          zone={zone}
        />
      ) : (
        <Skeleton className="trace-map" />
      )}
      <DrawingToolbar
        isNearbyShown={isNearbyShown}
        onNearby={() => setNearbyShown(!isNearbyShown)}
        paths={paths}
        traced={traced}
      />
    </div>
  )
}

/** Kilometres around the town of the member, and the margin around a drawing. */
const AROUND = { town: 4, drawing: 1.2 }

/** The drawing, else around the start that was asked for, or the town of the member. */
function useOpeningZone({ points }: Drawing, depart: Position | null): Zone {
  const town = useOwnTown()
  const [first] = useState(points)
  const drawn = zoneOf(first)
  if (drawn) {
    const low = zoneAround([drawn.ouest, drawn.sud], AROUND.drawing)
    const high = zoneAround([drawn.est, drawn.nord], AROUND.drawing)
    return { ouest: low.ouest, sud: low.sud, est: high.est, nord: high.nord }
  }
  if (depart) return zoneAround(depart, AROUND.town)
  const [lon, lat] = town?.lonLat.split(',').map(Number) ?? []
  return lon !== undefined && lat !== undefined ? zoneAround([lon, lat], AROUND.town) : METROPOLE
}

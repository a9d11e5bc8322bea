import type { DessinParcours } from '@foulee/contract/parcours/parcours-dessin'
import { addPoint, type Drawing, roundPosition } from '@foulee/domain/parcours/tracer/drawing'
import type { Position, Zone } from '@foulee/domain/shared/geo'
import { useMemo, useRef, useState } from 'react'
import type { LoopStart, TracerTarget } from '#features/parcours/shared/tracer-paths.ts'
import { zoneOf } from '#kit/map/zone.ts'
import { createCursor } from '#kit/track/cursor.ts'
import { RouteProfile } from '#kit/track/route-profile.tsx'
import { AddPlace } from './add-place.tsx'
import { DrawingFigures } from './drawing-figures.tsx'
import { DrawingNotices } from './drawing-notices.tsx'
import { DrawingView } from './drawing-view.tsx'
import { readDessin } from './drawing-wire.ts'
import { LoopPanel } from './loop-panel.tsx'
import { NearbyRoutes } from './nearby-routes.tsx'
import { PointsList } from './points-list.tsx'
import { readDrawing, storedKey } from './stored-drawing.ts'
import { useDrawing } from './use-drawing.ts'
import { useLoopSearch } from './use-loop-search.ts'
import { usePaths } from './use-paths.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type DrawingBenchProps = {
  dessin: DessinParcours | null
  /** Id or slug of the route that is changed; empty for a new one. */
  subject: string
  users_id: number
  loopStart: LoopStart | null
  target: TracerTarget | null
  /** Name of the draft on this device. */
  draft: string
  /** Centre of the map without a drawing. */
  centre: Position | null
}

export function DrawingBench(props: DrawingBenchProps) {
  const { dessin, subject, loopStart, target, centre } = props
  const { traced, isRestored, discard } = useOpened(props)
  const { figures } = traced
  const paths = usePaths()
  const search = useLoopSearch()
  const [sought, setSought] = useState<{ position: Position } | null>(null)
  const [loopFrom, setLoopFrom] = useState<{ position: Position } | null>(null)
  const [added, setAdded] = useState<Zone | null>(null)
  const frame = useMemo(() => zoneOf(search.lines.flat()) ?? added, [search.lines, added])
  const [cursor] = useState(createCursor)
  const view = useRef<HTMLDivElement>(null)
  const see = (position: Position) => {
    setSought({ position })
    view.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className="trace-bench">
      <DrawingView
        cursor={cursor}
        depart={centre}
        frame={frame}
        loops={search.lines}
        onLoop={paths.etat?.has_boucles ? (position) => setLoopFrom({ position }) : null}
        paths={paths}
        ref={view}
        target={sought}
        traced={traced}
      />
      <div className="trace-side">
        <DrawingNotices
          etat={paths.etat}
          isRestored={isRestored}
          onDiscard={discard}
          traced={traced}
        />
        <DrawingFigures dessin={dessin} subject={subject} target={target} traced={traced} />
        {figures && figures.denivele !== null && (
          <RouteProfile
            climbs={figures.montees}
            cursor={cursor}
            samples={figures.samples}
            title="Profil du tracé"
          />
        )}
        {paths.etat?.has_boucles && (
          <LoopPanel
            from={loopFrom}
            hasTerrains={paths.etat.has_terrains}
            search={search}
            start={loopStart}
            traced={traced}
          />
        )}
        <AddPlace
          onAdd={(position) => traced.change((known) => addPoint(known, position, paths.mode))}
          onSee={see}
        />
        <PointsList onSee={see} traced={traced} />
        <NearbyRoutes mode={paths.mode} onAdded={setAdded} traced={traced} />
      </div>
    </div>
  )
}

/** The draft of this device, else the route, else the start of a loop. */
function useOpened({ dessin, draft, users_id, loopStart }: DrawingBenchProps) {
  const key = storedKey(draft)
  const [restored, setRestored] = useState(() => readDrawing(key, users_id))
  const depart = loopStart?.depart ?? null
  const [opened] = useState(() => (dessin ? readDessin(dessin) : startAt(depart)))
  // Version of the line that is drawn on: a later one would be overwritten.
  const [openedVersion] = useState(dessin?.version ?? null)
  const traced = useDrawing({ restored, opened, openedVersion, storedKey: key, users_id })
  useUndoKeys(traced)
  const discard = () => {
    traced.restart()
    setRestored(null)
  }
  return { traced, isRestored: restored !== null, discard }
}

const startAt = (depart: Position | null): Drawing | null =>
  depart && { points: [roundPosition(depart)], legs: [] }

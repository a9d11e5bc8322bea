import type { Trace } from '@foulee/contract/parcours/parcours'
import { decodePolyline } from '@foulee/trace/polyline'
import { useMemo, useRef, useState } from 'react'
import { loadGround, type MapGround } from '#kit/map/map-loader.ts'
import { useFirstGesture } from '#kit/map/use-first-gesture.ts'
import { useSeen } from '#kit/map/use-seen.ts'
import { cx } from '#ui/class-names.ts'
import type { Cursor } from './cursor.ts'
import { RouteDrawing } from './route-drawing.tsx'
import type { RouteOverlay } from './route-layers.ts'
import type { RouteMark } from './route-marks.ts'
import { type KeptRange, placeAt, type Samples } from './route-samples.ts'
import { placeText } from './route-texts.ts'
import { useCursor } from './use-cursor.ts'
import { useLoadedCanvas } from './use-loaded-canvas.ts'
import './trace.css'

export type RouteMapProps = {
  trace: Pick<Trace, 'lignes'>
  samples: Samples
  label: string
  cursor: Cursor
  marks?: readonly RouteMark[]
  kept?: KeptRange | undefined
  ownPosition?: readonly [number, number] | null
  /** Way back to the route, beside it. */
  wayBack?: RouteOverlay['wayBack']
  className?: string
}

const none: readonly RouteMark[] = []

export function RouteMap(props: RouteMapProps) {
  const { trace, samples, label, cursor, marks = none, ownPosition = null, kept, className } = props
  const { wayBack = null } = props
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const isWanted = useFirstGesture() && isSeen
  const { loaded, failed, fail } = useLoadedCanvas(isWanted, loadCanvas)
  const lines = useMemo(() => trace.lignes.map((line) => decodePolyline(line)), [trace.lignes])
  const [found, setFound] = useState<readonly [number, number] | null>(null)
  return (
    <div className={cx('route-map', className)} ref={frame}>
      <RouteDrawing
        className={loaded ? 'print-only' : undefined}
        cursor={cursor}
        ownPosition={ownPosition ?? found}
        kept={kept}
        label={label}
        marks={marks}
        samples={samples}
        wayBack={wayBack}
      />
      {loaded && (
        <div className="no-print">
          <loaded.RouteCanvas
            // Another line mounts another map: MapLibre keeps the one given at creation.
            key={trace.lignes.join()}
            ground={loaded.ground}
            cursor={cursor}
            ownPosition={ownPosition ?? found}
            kept={kept}
            label={label}
            lines={lines}
            marks={marks}
            onFailure={fail}
            onLocate={setFound}
            samples={samples}
            wayBack={wayBack}
          />
        </div>
      )}
      {failed && (
        <p className="route-map-note no-print" role="status">
          La carte ne peut pas s’afficher ici&nbsp;: voici le tracé seul, nord en haut.
        </p>
      )}
      <RouteReading cursor={cursor} samples={samples} />
    </div>
  )
}

type Loaded = {
  RouteCanvas: typeof import('./route-canvas.tsx').RouteCanvas
  ground: MapGround
}

async function loadCanvas(): Promise<Loaded> {
  const [{ RouteCanvas }, ground] = await Promise.all([import('./route-canvas.tsx'), loadGround()])
  return { RouteCanvas, ground }
}

function RouteReading({ cursor, samples }: { cursor: Cursor; samples: Samples }) {
  const at = useCursor(cursor)
  if (at === null) return null
  return (
    <p aria-hidden="true" className="route-reading no-print">
      {placeText(placeAt(samples, at))}
    </p>
  )
}

import { at } from '@foulee/trace/column'
import type { PointerEvent } from 'react'
import { useMemo } from 'react'
import { cx } from '#ui/class-names.ts'
import type { Cursor } from './cursor.ts'
import {
  arrowPlaces,
  DRAWING,
  drawRoute,
  endsMeet,
  type Frame,
  fitFrame,
  kilometreMarks,
  placeInBox,
} from './drawing-frame.ts'
import type { RouteMark } from './route-marks.ts'
import {
  excludedRanges,
  findNearest,
  type KeptRange,
  placeAt,
  type Samples,
} from './route-samples.ts'
import { useCursor } from './use-cursor.ts'
import './trace.css'

const reach = 0.06

type RouteDrawingProps = {
  samples: Samples
  label: string
  marks?: readonly RouteMark[]
  cursor?: Cursor
  ownPosition?: readonly [number, number] | null
  kept?: KeptRange | undefined
  wayBack?: Pick<Samples, 'lon' | 'lat'> | null
  className?: string
}

/**
 * SVG drawing of the route with its kilometres: the fallback without WebGL, offline and in print.
 */
export function RouteDrawing(props: RouteDrawingProps) {
  const { samples, label, marks = [], cursor, ownPosition, kept, wayBack, className } = props
  const frame = useMemo(() => fitFrame(samples), [samples])
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * DRAWING.width
    const y = ((event.clientY - box.top) / box.height) * DRAWING.height
    const { metres } = findNearest(samples, frame.position(x, y))
    const place = placeAt(samples, metres)
    const away = Math.hypot(frame.x(place.lon) - x, frame.y(place.lat) - y)
    cursor?.move(away < reach * DRAWING.width ? metres : null)
  }
  return (
    <div className={cx('route-drawing', className)}>
      <div
        className="route-drawing-box"
        onPointerLeave={() => cursor?.move(null)}
        onPointerMove={cursor && follow}
      >
        <RouteLine frame={frame} kept={kept} label={label} samples={samples} wayBack={wayBack} />
        <RouteNotes frame={frame} marks={marks} samples={samples} />
        {cursor && <DrawingCursor cursor={cursor} frame={frame} samples={samples} />}
        {ownPosition && (
          <span
            aria-hidden="true"
            className="route-here"
            style={placeInBox(frame, { lon: ownPosition[0], lat: ownPosition[1] })}
          />
        )}
      </div>
    </div>
  )
}

type Drawn = { frame: Frame; samples: Samples }

type RouteLineProps = Drawn & Pick<RouteDrawingProps, 'label' | 'kept' | 'wayBack'>

function RouteLine({ frame, samples, label, kept, wayBack }: RouteLineProps) {
  const line = drawRoute(samples, frame)
  return (
    <svg aria-label={label} role="img" viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}>
      <path className="route-casing" d={line} />
      <path className="route-line" d={line} />
      {arrowPlaces(samples, frame).map(({ x, y, turn }) => (
        <path
          className="route-arrow"
          d="M-2.5 -3.5 3.5 0 -2.5 3.5"
          key={`${x} ${y}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})`}
        />
      ))}
      {kept &&
        excludedRanges(samples, kept).map((piece) => (
          <DroppedPiece frame={frame} key={piece.lon[0]} piece={piece} />
        ))}
      {wayBack && <DroppedPiece frame={frame} piece={wayBack} />}
    </svg>
  )
}

type DroppedProps = { frame: Frame; piece: Pick<Samples, 'lon' | 'lat'> }

function DroppedPiece({ frame, piece: { lon, lat } }: DroppedProps) {
  const places = Array.from(
    lon,
    (value, index) => `${frame.x(value).toFixed(1)} ${frame.y(at(lat, index)).toFixed(1)}`,
  )
  const line = `M${places.join('L')}`
  return (
    <>
      <path className="route-left-out" d={line} />
      <path className="route-left-out-dots" d={line} />
    </>
  )
}

function RouteNotes({ frame, samples, marks }: Drawn & { marks: readonly RouteMark[] }) {
  const at = (metres: number) => placeInBox(frame, placeAt(samples, metres))
  return (
    <div aria-hidden="true" className="contents">
      {kilometreMarks(samples).map((metres) => (
        <span className="route-km" key={metres} style={at(metres)}>
          {metres / 1000}
        </span>
      ))}
      {marks.map(({ id, kind, position: [lon, lat] }) => (
        <span
          className={`route-mark route-mark-${kind}`}
          key={id}
          style={placeInBox(frame, { lon, lat })}
        />
      ))}
      {!endsMeet(samples, frame) && (
        <span className="route-end" style={at(samples.length)}>
          A
        </span>
      )}
      <span className="route-end route-start" style={at(0)}>
        D
      </span>
    </div>
  )
}

function DrawingCursor({ cursor, frame, samples }: Drawn & { cursor: Cursor }) {
  const at = useCursor(cursor)
  if (at === null) return null
  return (
    <span
      aria-hidden="true"
      className="route-cursor"
      style={placeInBox(frame, placeAt(samples, at))}
    />
  )
}

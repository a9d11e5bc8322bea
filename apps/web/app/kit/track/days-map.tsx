import { useMemo, useRef } from 'react'
import { loadGround, type MapGround } from '#kit/map/map-loader.ts'
import { useFirstGesture } from '#kit/map/use-first-gesture.ts'
import { useSeen } from '#kit/map/use-seen.ts'
import { cx } from '#ui/class-names.ts'
import {
  BOX,
  colourOf,
  type Day,
  type DayLines,
  drawDay,
  frameDays,
  middleOf,
  readDays,
} from './days-lines.ts'
import { placeInBox } from './drawing-frame.ts'
import { useLoadedCanvas } from './use-loaded-canvas.ts'
import './trace.css'
import './days.css'

type DaysMapProps = {
  days: readonly Day[]
  label: string
  className?: string
}

/**
 * A whole stay on one map, one colour and number per day. Its drawing is the fallback, before the
 * map loads and when it cannot. The days must stand beside it as a list.
 */
export function DaysMap({ days, label, className }: DaysMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  const isWanted = useFirstGesture() && isSeen
  const { loaded, failed, fail } = useLoadedCanvas(isWanted, loadCanvas)
  const read = useMemo(() => readDays(days), [days])
  if (!read.length) return null
  return (
    <div className={cx('route-map', className)} ref={frame}>
      <DaysDrawing className={loaded ? 'print-only' : undefined} days={read} label={label} />
      {loaded && (
        <div className="no-print">
          <loaded.DaysCanvas ground={loaded.ground} days={read} label={label} onFailure={fail} />
        </div>
      )}
      {failed && (
        <p className="route-map-note no-print" role="status">
          La carte ne peut pas s’afficher ici&nbsp;: voici les tracés seuls, nord en haut.
        </p>
      )}
    </div>
  )
}

type Loaded = {
  DaysCanvas: typeof import('./days-canvas.tsx').DaysCanvas
  ground: MapGround
}

async function loadCanvas(): Promise<Loaded> {
  const [{ DaysCanvas }, ground] = await Promise.all([import('./days-canvas.tsx'), loadGround()])
  return { DaysCanvas, ground }
}

type DaysDrawingProps = { days: readonly DayLines[]; label: string; className: string | undefined }

function DaysDrawing({ days, label, className }: DaysDrawingProps) {
  const frame = useMemo(() => frameDays(days), [days])
  return (
    <div className={cx('route-drawing', className)}>
      <div className="route-drawing-box">
        <svg aria-label={label} role="img" viewBox={BOX}>
          {days.map((day) => (
            <path className="route-casing" d={drawDay(day, frame)} key={day.numero} />
          ))}
          {days.map((day) => (
            <path
              className={`route-line day-${colourOf(day.numero)}`}
              d={drawDay(day, frame)}
              key={day.numero}
            />
          ))}
        </svg>
        <div aria-hidden="true" className="contents">
          {days.map((day) => (
            <span
              className={`day-mark day-${colourOf(day.numero)}`}
              key={day.numero}
              style={placeInBox(frame, middleOf(day))}
            >
              {day.numero}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

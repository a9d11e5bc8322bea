import type { PointerEvent } from 'react'
import { altitudeAt, type ElevationScale, type ProfilePoint } from './elevation-scale.ts'
import { altitudeText, kilometreText } from './elevation-text.ts'

type ElevationCursorProps = {
  cursor: number | null
  label: string
  onCursor: (distance: number | null) => void
  points: readonly ProfilePoint[]
  scale: ElevationScale
}

export function ElevationCursor({ cursor, label, onCursor, points, scale }: ElevationCursorProps) {
  const at = cursor ?? 0
  const text = `${kilometreText(at)}, ${altitudeText(altitudeAt(points, at))}`
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    onCursor(share * scale.length)
  }
  const share = scale.xOf(at)
  return (
    <>
      <input
        aria-label={`${label}\u00a0: position`}
        aria-valuetext={text}
        className="profile-range no-print"
        max={scale.length}
        min={0}
        onBlur={() => onCursor(null)}
        onChange={(event) => onCursor(event.currentTarget.valueAsNumber)}
        onPointerLeave={() => onCursor(null)}
        onPointerMove={follow}
        step={Math.max(1, Math.round(scale.length / 200))}
        type="range"
        value={Math.round(at)}
      />
      {cursor !== null && (
        <div aria-hidden="true" className="profile-cursor" style={{ left: `${share * 100}%` }}>
          <span
            className="profile-dot"
            style={{ top: `${scale.yOf(altitudeAt(points, at)) * 100}%` }}
          />
          <span className="profile-reading" style={{ translate: `${-100 * share}% 0` }}>
            {kilometreText(at)} · {altitudeText(altitudeAt(points, at))}
          </span>
        </div>
      )}
    </>
  )
}

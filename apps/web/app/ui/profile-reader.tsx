import type { PointerEvent } from 'react'

type ProfileReaderProps = {
  /** Read aloud before the place, as « Profil : position ». */
  label: string
  /** Metres of the drawing, and of the cursor; null without one. */
  length: number
  /** Steps of the keys along the whole way. */
  steps?: number
  at: number | null
  onMove: (metres: number | null) => void
  /** Read at the cursor, and aloud. */
  text: string
  spoken?: string
  /** Share of the height where the line stands there; null without a dot. */
  top: number | null
}

/** Cursor over a drawing by distance, moved by hand and by keys, and read aloud. */
export function ProfileReader(props: ProfileReaderProps) {
  const { label, length, steps = 200, at, onMove, text, spoken = text, top } = props
  const share = length > 0 ? (at ?? 0) / length : 0
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const place = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    onMove(place * length)
  }
  return (
    <>
      <input
        aria-label={`${label}\u00a0: position`}
        aria-valuetext={spoken}
        className="profile-range no-print"
        max={Math.round(length)}
        min={0}
        onBlur={() => onMove(null)}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        // A lifted finger leaves the reading in place.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onMove(null)}
        onPointerMove={follow}
        step={Math.max(1, Math.round(length / steps))}
        type="range"
        value={Math.round(at ?? 0)}
      />
      {at !== null && (
        <div
          aria-hidden="true"
          className="profile-cursor no-print"
          style={{ left: `${share * 100}%` }}
        >
          {top !== null && <span className="profile-dot" style={{ top: `${top * 100}%` }} />}
          <span className="profile-reading" style={{ translate: `${-100 * share}% 0` }}>
            {text}
          </span>
        </div>
      )}
    </>
  )
}

import type { PointerEvent } from 'react'
import type { ElevationScale } from '#ui/elevation-scale.ts'
import type { Cursor } from './cursor.ts'
import { placeAt, type Samples } from './route-samples.ts'
import { placeText } from './route-texts.ts'
import { useCursor } from './use-cursor.ts'

type ProfileCursorProps = {
  cursor: Cursor
  label: string
  samples: Samples
  /** Null without a profile: the cursor then follows the distance only. */
  scale: ElevationScale | null
  getNoteAt?: ((metres: number) => string | null) | undefined
}

export function ProfileCursor({ cursor, label, samples, scale, getNoteAt }: ProfileCursorProps) {
  const at = useCursor(cursor)
  const { length } = samples
  const place = placeAt(samples, at ?? 0)
  const reading = [placeText(place), getNoteAt?.(place.metres)].filter(Boolean).join(' · ')
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    cursor.move(share * length)
  }
  // A lifted finger leaves the reading in place.
  const clearCursor = (event: PointerEvent) => event.pointerType !== 'touch' && cursor.move(null)
  const share = length > 0 ? place.metres / length : 0
  return (
    <>
      <input
        aria-label={`${label}\u00a0: position`}
        aria-valuetext={reading}
        className="profile-range no-print"
        max={Math.round(length)}
        min={0}
        onBlur={() => cursor.move(null)}
        onChange={(event) => cursor.move(event.currentTarget.valueAsNumber)}
        onPointerLeave={clearCursor}
        onPointerMove={follow}
        step={Math.max(1, Math.round(length / 200))}
        type="range"
        value={Math.round(place.metres)}
      />
      {at !== null && (
        <div
          aria-hidden="true"
          className="profile-cursor no-print"
          style={{ left: `${share * 100}%` }}
        >
          {scale && place.altitude !== null && (
            <span className="profile-dot" style={{ top: `${scale.yOf(place.altitude) * 100}%` }} />
          )}
          <span className="profile-reading" style={{ translate: `${-100 * share}% 0` }}>
            {reading}
          </span>
        </div>
      )}
    </>
  )
}

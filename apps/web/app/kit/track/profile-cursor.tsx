import type { ElevationScale } from '#ui/elevation-scale.ts'
import { ProfileReader } from '#ui/profile-reader.tsx'
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
  const top = scale && place.altitude !== null ? scale.yOf(place.altitude) : null
  return (
    <ProfileReader
      at={at === null ? null : place.metres}
      label={label}
      length={length}
      onMove={cursor.move}
      text={reading}
      top={top}
    />
  )
}

import { altitudeAt, type ElevationScale, type ProfilePoint } from './elevation-scale.ts'
import { altitudeText, kilometreText } from './elevation-text.ts'
import { ProfileReader } from './profile-reader.tsx'

type ElevationCursorProps = {
  cursor: number | null
  label: string
  onCursor: (distance: number | null) => void
  points: readonly ProfilePoint[]
  scale: ElevationScale
}

export function ElevationCursor({ cursor, label, onCursor, points, scale }: ElevationCursorProps) {
  const at = cursor ?? 0
  const altitude = altitudeAt(points, at)
  return (
    <ProfileReader
      at={cursor}
      label={label}
      length={scale.length}
      onMove={onCursor}
      spoken={`${kilometreText(at)}, ${altitudeText(altitude)}`}
      text={`${kilometreText(at)} · ${altitudeText(altitude)}`}
      top={scale.yOf(altitude)}
    />
  )
}

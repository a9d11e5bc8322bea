import { useId, useState } from 'react'
import { ElevationDistances, ElevationLevels } from './elevation-axes.tsx'
import { ElevationCursor } from './elevation-cursor.tsx'
import { ElevationMarks, type ProfileMark } from './elevation-marks.tsx'
import { elevationLine, elevationScale, type ProfilePoint } from './elevation-scale.ts'
import { altitudeText, kilometreText } from './elevation-text.ts'

export type { ProfileMark, ProfilePoint }

type ElevationProfileProps = {
  points: readonly ProfilePoint[]
  title: string
  marks?: readonly ProfileMark[]
  cursor?: number | null
  onCursor?: (distance: number | null) => void
}

const [width, height] = [1000, 240]

export function ElevationProfile({ points, title, marks = [], ...rest }: ElevationProfileProps) {
  const [ownCursor, setOwnCursor] = useState<number | null>(null)
  const cursor = rest.cursor === undefined ? ownCursor : rest.cursor
  const scale = elevationScale(points)
  const line = elevationLine(points, scale, width, height)
  const altitudes = points.map(([, altitude]) => altitude)
  if (points.length < 2) return null
  const summary = `${title}\u00a0: ${kilometreText(scale.length)}, de ${altitudeText(Math.min(...altitudes))} à ${altitudeText(Math.max(...altitudes))} d’altitude.`
  return (
    <figure className="profile">
      <div className="profile-frame">
        <ProfileDrawing line={line} />
        <ul aria-hidden="true" className="contents">
          <ElevationLevels nb={4} scale={scale} />
        </ul>
        <ElevationMarks marks={marks} points={points} scale={scale} />
        <ElevationCursor
          cursor={cursor}
          label={title}
          onCursor={(distance) => {
            setOwnCursor(distance)
            rest.onCursor?.(distance)
          }}
          points={points}
          scale={scale}
        />
      </div>
      <ElevationDistances length={scale.length} />
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}

function ProfileDrawing({ line }: { line: string }) {
  const gradient = useId()
  return (
    <svg
      aria-hidden="true"
      className="profile-drawing"
      preserveAspectRatio="none"
      viewBox={`0 0 ${width} ${height}`}
    >
      <linearGradient id={gradient} x2="0" y2="1">
        <stop className="profile-top" />
        <stop className="profile-foot" offset="1" />
      </linearGradient>
      <path d={`${line}V${height}H0Z`} fill={`url(#${gradient})`} />
      <path className="profile-line" d={line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

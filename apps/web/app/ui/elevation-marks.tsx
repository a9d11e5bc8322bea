import { altitudeAt, type ElevationScale, type ProfilePoint } from './elevation-scale.ts'
import { kilometreText } from './elevation-text.ts'
import { Icon, type IconName } from './icon.tsx'

/** A marker: aid station, photo, control. `distance` is in metres. */
export type ProfileMark = { distance: number; label: string; icon?: IconName }

type ElevationMarksProps = {
  marks: readonly ProfileMark[]
  points: readonly ProfilePoint[]
  scale: ElevationScale
}

export function ElevationMarks({ marks, points, scale }: ElevationMarksProps) {
  return (
    <ul aria-label="Sur le parcours">
      {marks.map((mark) => (
        <li
          className="profile-mark"
          key={`${mark.distance}-${mark.label}`}
          style={{
            left: `${scale.xOf(mark.distance) * 100}%`,
            top: `${scale.yOf(altitudeAt(points, mark.distance)) * 100}%`,
          }}
        >
          <span className="profile-pin" title={mark.label}>
            <Icon name={mark.icon ?? 'pin'} size={16} />
          </span>
          <span className="sr-only">
            {mark.label}, {kilometreText(mark.distance)}
          </span>
        </li>
      ))}
    </ul>
  )
}

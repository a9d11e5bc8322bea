import type { ElevationScale } from '#ui/elevation-scale.ts'
import { Icon } from '#ui/icon.tsx'
import { groupMarks, type MarkGroup } from './mark-groups.ts'
import type { RouteMark } from './route-marks.ts'
import { placeAt, type Samples } from './route-samples.ts'
import { pointText } from './route-texts.ts'

const reach = 0.03

type ProfileMarksProps = { marks: readonly RouteMark[]; samples: Samples; scale: ElevationScale }

/**
 * Pins on the profile: waypoints with their icon, photos with a camera. A list, for reading order.
 */
export function ProfileMarks({ marks, samples, scale }: ProfileMarksProps) {
  if (marks.length === 0) return null
  return (
    <ul aria-label="Sur le parcours">
      {groupMarks(marks, samples.length * reach).map((group) => {
        const { altitude } = placeAt(samples, group.metres)
        const top = altitude === null ? 1 : scale.yOf(altitude)
        return (
          <li
            className="profile-mark"
            key={group.marks[0].id}
            style={{ left: `${scale.xOf(group.metres) * 100}%`, top: `${top * 100}%` }}
          >
            <MarkPin group={group} />
          </li>
        )
      })}
    </ul>
  )
}

function MarkPin({ group: { marks } }: { group: MarkGroup<RouteMark> }) {
  const first = marks.find(({ kind }) => kind === 'point') ?? marks[0]
  return (
    <>
      <span className={first.kind === 'photo' ? 'profile-pin profile-pin-photo' : 'profile-pin'}>
        <Icon name={first.icon} size={16} />
      </span>
      <span className="sr-only">
        {marks.map(({ id, label, metres }) => (
          <span key={id}>
            {label}, {pointText(metres)}.{' '}
          </span>
        ))}
      </span>
    </>
  )
}

import type { EpreuveCard } from '@foulee/contract/courses/courses'
import { distanceFigure, formatDenivele } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import { pickEpreuves } from './course-texts.ts'

type CourseDistancesProps = {
  epreuves: readonly EpreuveCard[]
  /** Number of columns; more than three do not fit a phone. */
  room?: number
}

export function CourseDistances({ epreuves, room = 3 }: CourseDistancesProps) {
  const { shown, nbHidden } = pickEpreuves(epreuves, room)
  if (!shown.length) return null
  return (
    <ul aria-label="Distances" className="flex flex-wrap gap-x-4 gap-y-2">
      {shown.map(({ id, nom, distance, denivele, annulee }) => (
        <li
          className={cx('grid content-start', annulee && 'text-ink-soft line-through')}
          key={id}
          title={nom}
        >
          <Distance metres={distance ?? 0} />
          {denivele !== null && (
            <span className="text-sm text-ink-soft tabular-nums">{formatDenivele(denivele)}</span>
          )}
          {annulee && <span className="sr-only"> (annulée)</span>}
        </li>
      ))}
      {nbHidden > 0 && (
        <li className="stat-value self-start text-lg text-ink-soft">
          +{nbHidden}
          <span className="sr-only">{nbHidden === 1 ? ' autre épreuve' : ' autres épreuves'}</span>
        </li>
      )}
    </ul>
  )
}

function Distance({ metres }: { metres: number }) {
  const { value, unit } = distanceFigure(metres)
  return (
    <span className="stat-value text-xl">
      {value}
      <span className="stat-unit">{`\u00a0${unit}`}</span>
    </span>
  )
}

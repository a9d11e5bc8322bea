import type { PointsEntry } from '@foulee/contract/club/points'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { formatNombre } from '@foulee/domain/shared/mesure'

export function PointsEntries({ entries }: { entries: readonly PointsEntry[] }) {
  return (
    <ul className="grid">
      {entries.map(({ id, label, points, at }) => (
        <li
          className="flex items-baseline justify-between gap-4 border-b border-line py-3 last:border-0"
          key={id}
        >
          <span className="grid">
            <span>{label}</span>
            <time className="text-sm text-ink-soft" dateTime={at}>
              {formatDate(parisDate(new Date(at)))}
            </time>
          </span>
          <PointsAmount points={points} />
        </li>
      ))}
    </ul>
  )
}

export function PointsAmount({ points }: { points: number }) {
  return (
    <span className="stat-value shrink-0 text-lg">
      {`+${formatNombre(points)}`}
      <span className="stat-unit">{'\u00a0points'}</span>
    </span>
  )
}

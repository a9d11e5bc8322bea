import { EARNABLE, POINTS_RULES } from '@foulee/domain/club/points'
import { PointsAmount } from './points-entries.tsx'

const ONCE = { une_fois: 'Une seule fois', chaque: 'À chaque fois' } as const

export function PointsRules() {
  return (
    <ul className="card grid px-5">
      {EARNABLE.map((kind) => {
        const { label, points, paie, parJour } = POINTS_RULES[kind]
        return (
          <li
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 last:border-0"
            key={kind}
          >
            <span className="grid">
              <span>{label}</span>
              <span className="text-sm text-ink-soft">
                {parJour ? `${ONCE[paie]}, ${parJour}\u00a0par jour au plus` : ONCE[paie]}
              </span>
            </span>
            <PointsAmount points={points} />
          </li>
        )
      })}
    </ul>
  )
}

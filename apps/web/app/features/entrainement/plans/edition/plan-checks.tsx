import type { ObjectifPlan } from '@foulee/domain/entrainement/plan'
import { verifyPlan } from '@foulee/domain/entrainement/plan-verification'
import { memo } from 'react'
import { Icon } from '#ui/icon.tsx'
import { ChargeBars } from '../charge-bars.tsx'
import { measureWeeks, sumWeek } from './measures.ts'
import type { Weeks } from './weeks.ts'

type PlanChecksProps = { weeks: Weeks; objectif: ObjectifPlan | null }

export const PlanChecks = memo(function PlanChecks({ weeks, objectif }: PlanChecksProps) {
  const constats = verifyPlan({
    objectif: objectif ?? 'reprendre',
    semaines: measureWeeks(weeks),
  })
  return (
    <div className="grid gap-4">
      <ChargeBars
        charges={weeks.map(({ seances }) => sumWeek(seances).charge)}
        isLarge
        marked={constats.flatMap(({ semaine }) => (semaine === null ? [] : [semaine - 1]))}
      />
      {constats.length === 0 ? (
        <p className="flex items-center gap-2 font-semibold text-sapin">
          <Icon className="shrink-0" name="check" size={18} />
          Rien à signaler&nbsp;: progression, récupération et affûtage se tiennent.
        </p>
      ) : (
        <details className="rounded-control bg-jaune-wash px-4" open={constats.length <= 4}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {constats.length === 1
              ? 'Un point à regarder, à vous de juger'
              : `${constats.length}\u00a0points à regarder, à vous de juger`}
          </summary>
          <ul className="grid gap-1 pb-3">
            {constats.map(({ code, semaine, phrase }) => (
              <li key={`${code} ${semaine} ${phrase}`}>
                {semaine !== null && (
                  <a className="text-link font-semibold" href={`#ecrire-semaine-${semaine}`}>
                    Semaine {semaine}
                  </a>
                )}
                {semaine !== null && '\u00a0: '}
                {phrase}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
})

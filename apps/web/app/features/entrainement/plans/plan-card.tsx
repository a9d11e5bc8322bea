import type { PlanCard as PlanCardData } from '@foulee/contract/entrainement/plan'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { formatGoal, getAcces, labelPrix } from '#features/entrainement/shared/plan-words.ts'
import { Badge } from '#ui/badge.tsx'
import { CardLink } from '#ui/card.tsx'
import { cx } from '#ui/class-names.ts'
import { ChargeBars } from './charge-bars.tsx'

type PlanCardProps = {
  plan: PlanCardData
  layout?: 'tile' | 'row'
  heading?: 'h2' | 'h3'
}

export function PlanCard({ plan, layout = 'tile', heading: Heading = 'h3' }: PlanCardProps) {
  const { titre, slug, charges, coach, sport, note, nb_notes } = plan
  return (
    <article className={cx('card card-link plan-card h-full', layout === 'row' && 'plan-card-row')}>
      <div className="plan-card-picture">
        <ChargeBars charges={charges} />
      </div>
      <div className="grid content-start gap-1 p-4 pb-0">
        <p className="text-sm text-ink-soft">{formatGoal(plan) || SPORT_LABELS[sport]}</p>
        <Heading className="text-lg/6 wrap-anywhere">
          <CardLink prefetch="intent" to={`/training/plans/${slug}`}>
            {titre}
          </CardLink>
        </Heading>
        {coach && <p className="text-sm text-ink-soft">Par {coach.nom}</p>}
      </div>
      <dl className="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 pt-3">
        <Figure unit={plan.nb_semaines > 1 ? 'semaines' : 'semaine'} value={plan.nb_semaines} />
        <Figure unit="séances/sem." value={plan.seances_par_semaine} />
        {note !== null && (
          <div className="flex items-baseline gap-1 text-sm">
            <dt className="sr-only">Note</dt>
            <dd>
              <span aria-hidden="true" className="text-sapin">
                ★
              </span>{' '}
              <strong className="tabular-nums">{formatNombre(note, 1)}</strong>
              <span className="sr-only"> sur 5</span>{' '}
              <span className="text-ink-soft">{`(${formatNombre(nb_notes)}\u00a0avis)`}</span>
            </dd>
          </div>
        )}
        <div className="ms-auto">
          <dt className="sr-only">Prix</dt>
          <dd>
            <Badge tone={getAcces(plan) === 'gratuit' ? 'success' : 'neutral'}>
              {labelPrix(plan)}
            </Badge>
          </dd>
        </div>
      </dl>
    </article>
  )
}

const Figure = ({ value, unit }: { value: number; unit: string }) => (
  <div className="flex flex-row-reverse items-baseline gap-1">
    <dt className="text-sm text-ink-soft">{unit}</dt>
    <dd className="font-heading text-xl font-bold tabular-nums">{formatNombre(value)}</dd>
  </div>
)

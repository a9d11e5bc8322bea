import type { PlanCard, PlanGestion } from '@foulee/contract/entrainement/plan'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { formatGoal, labelPrix } from '#features/entrainement/shared/plan-words.ts'
import { Facts } from '#kit/moderation/facts.tsx'
import { WaitingCard } from '#kit/publication/waiting-card.tsx'
import { ChargeBars } from '../charge-bars.tsx'
import { PLAN } from './plan-kind.ts'

export function WaitingPlan({ plan }: { plan: PlanCard }) {
  const { id, slug, titre, coach, updated_at, charges } = plan
  const facts = [
    ['Objectif', formatGoal(plan)],
    ['Sport', SPORT_LABELS[plan.sport]],
    ['Semaines', String(plan.nb_semaines)],
    ['Séances par semaine', String(plan.seances_par_semaine)],
    ['Prix', labelPrix(plan)],
  ] as const
  return (
    <WaitingCard
      author={{ nom: coach?.nom ?? null, updated_at }}
      drawing={<ChargeBars charges={charges} isLarge />}
      facts={() => <Facts facts={facts} />}
      id={id}
      kind={PLAN}
      slug={slug}
      titre={titre}
    >
      {(gestion) => <Words gestion={gestion} />}
    </WaitingCard>
  )
}

function Words({ gestion: { plan, constats } }: { gestion: PlanGestion }) {
  return (
    <div className="grid gap-3">
      <p className="whitespace-pre-line">{plan.description}</p>
      {constats.length > 0 && (
        <div className="grid gap-1 rounded-control bg-jaune-wash px-4 py-3">
          <p className="font-semibold">Ce que le plan dit de lui-même</p>
          <ul className="grid gap-1">
            {constats.map(({ semaine, message }) => (
              <li key={`${semaine} ${message}`}>
                {semaine === null ? message : `Semaine ${semaine}\u00a0: ${message}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

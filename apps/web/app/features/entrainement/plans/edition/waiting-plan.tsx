import type { PlanCard, PlanGestion } from '@foulee/contract/entrainement/plan'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { useQuery } from '@tanstack/react-query'
import { sayGoal, sayPrix } from '#features/entrainement/shared/plan-words.ts'
import { Facts } from '#kit/moderation/facts.tsx'
import { WaitingAuthored } from '#kit/moderation/waiting-authored.tsx'
import { WholeText } from '#kit/moderation/whole-text.tsx'
import { ChargeBars } from '../charge-bars.tsx'
import { planGestionQuery } from './edition.queries.ts'

const WHY = {
  title: 'Renvoyer ce plan',
  hint: 'Le coach le recevra par email et pourra soumettre de nouveau.',
  empty: 'Dites pourquoi\u00a0: le coach le lira.',
}

export function WaitingPlan({ plan }: { plan: PlanCard }) {
  const { id, slug, titre, coach, updated_at, charges } = plan
  return (
    <WaitingAuthored
      auteur={coach?.nom ?? null}
      drawing={<ChargeBars charges={charges} isLarge />}
      genre="plan"
      id={id}
      outdated={['plans']}
      page={`/training/plans/${slug}`}
      soumis="soumis"
      titre={titre}
      updated_at={updated_at}
      why={WHY}
    >
      <Facts
        facts={[
          ['Objectif', sayGoal(plan)],
          ['Sport', SPORT_LABELS[plan.sport]],
          ['Semaines', String(plan.nb_semaines)],
          ['Séances par semaine', String(plan.seances_par_semaine)],
          ['Prix', sayPrix(plan)],
        ]}
      />
      <WholeText asked={useQuery(planGestionQuery(id))}>
        {(gestion) => <Words gestion={gestion} />}
      </WholeText>
    </WaitingAuthored>
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

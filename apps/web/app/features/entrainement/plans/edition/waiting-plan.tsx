import type { PlanCard, PlanGestion } from '@foulee/contract/entrainement/plan'
import { formatDateLongue } from '@foulee/domain/date'
import { parisDate } from '@foulee/domain/heure-paris'
import { SPORT_LABELS } from '@foulee/domain/sport'
import { useQuery } from '@tanstack/react-query'
import { sayGoal, sayPrix } from '../../../../entrainement/plan-words.ts'
import { Facts } from '../../../../moderation/facts.tsx'
import { REPONSES } from '../../../../moderation/reponses.ts'
import { StaffDecision } from '../../../../moderation/staff-decision.tsx'
import { WholeText } from '../../../../moderation/whole-text.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ChargeBars } from '../charge-bars.tsx'
import { planGestionQuery } from './edition.queries.ts'

const [PUBLISH, SEND_BACK] = REPONSES.plan
const WHY = {
  title: 'Renvoyer ce plan',
  hint: 'Le coach le recevra par email et pourra soumettre de nouveau.',
  empty: 'Dites pourquoi\u00a0: le coach le lira.',
}

/** One plan as staff decide of it: to look at, to publish, to send back with a reason. */
export function WaitingPlan({ plan }: { plan: PlanCard }) {
  const { id, slug, titre, coach, updated_at, charges } = plan
  const titleId = `plan-${id}`
  return (
    <Card className="grid gap-4">
      <ChargeBars charges={charges} isLarge />
      <div className="grid gap-1">
        <h2 className="text-xl break-words" id={titleId}>
          {titre}
        </h2>
        <p className="text-ink-soft">
          {coach?.nom ?? 'Compte supprimé'}, soumis le{' '}
          {formatDateLongue(parisDate(new Date(updated_at)))}
        </p>
      </div>
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
      <StaffDecision
        about={titre}
        answers={[
          { reponse: PUBLISH, icon: 'check' },
          { reponse: SEND_BACK, reason: WHY },
        ]}
        id={id}
        outdated={[['plans']]}
        titleId={titleId}
      >
        <ButtonLink aria-describedby={titleId} icon="eye" to={`/training/plans/${slug}`}>
          Voir l’aperçu
        </ButtonLink>
      </StaffDecision>
    </Card>
  )
}

/** What the coach wrote, and what the plan says of itself: read whole before an answer. */
function Words({ gestion: { plan, constats } }: { gestion: PlanGestion }) {
  return (
    <div className="grid gap-3">
      <p className="break-words whitespace-pre-line">{plan.description}</p>
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

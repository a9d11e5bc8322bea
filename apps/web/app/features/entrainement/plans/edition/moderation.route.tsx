import { useInfiniteQuery } from '@tanstack/react-query'
import { ModerationPage } from '#kit/moderation/moderation-page.tsx'
import { QueueCards } from '#kit/moderation/queue-items.tsx'
import { waitingPlansQuery } from './edition.queries.ts'
import { WaitingPlan } from './waiting-plan.tsx'
import '../plans.css'

export default function ModerationPlans() {
  return (
    <ModerationPage path="/moderation/plans" title="Plans à valider">
      <Queue />
    </ModerationPage>
  )
}

function Queue() {
  return (
    <QueueCards
      empty={{ title: 'Rien à valider', text: 'Tous les plans ont reçu une réponse.' }}
      label="Chargement des plans…"
      queue={useInfiniteQuery(waitingPlansQuery)}
    >
      {(plan) => <WaitingPlan plan={plan} />}
    </QueueCards>
  )
}

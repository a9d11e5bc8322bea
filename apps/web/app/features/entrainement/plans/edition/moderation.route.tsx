import { KindQueue } from '#kit/publication/moderation-queue.tsx'
import { waitingPlansQuery } from './edition.queries.ts'
import { PLAN } from './plan-kind.ts'
import { WaitingPlan } from './waiting-plan.tsx'
import '../plans.css'

export default function ModerationPlans() {
  return (
    <KindQueue kind={PLAN} query={waitingPlansQuery}>
      {(plan) => <WaitingPlan plan={plan} />}
    </KindQueue>
  )
}

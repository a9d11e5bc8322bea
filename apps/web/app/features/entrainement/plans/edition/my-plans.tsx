import type { MonPlan } from '@foulee/contract/entrainement/plan'
import { formatGoal, labelPrix, weeksText } from '#features/entrainement/shared/plan-words.ts'
import { SentBackNote, StatutBadge } from '#kit/editor/statut-badge.tsx'
import { MineGrid, MineList } from '#kit/publication/mine-list.tsx'
import { CardLink } from '#ui/card.tsx'
import { ChargeBars } from '../charge-bars.tsx'
import { PlanCardSkeleton } from '../plan-card-skeleton.tsx'
import { CreatePlan } from './create-plan.tsx'
import { myPlansQuery } from './edition.queries.ts'
import { editorPath } from './paths.ts'
import { PLAN } from './plan-kind.ts'

export function MyPlans() {
  return (
    <section aria-labelledby="mes-ecrits" className="grid gap-4">
      <h2 className="text-xl" id="mes-ecrits">
        Ceux que j’écris
      </h2>
      <MineList
        empty="Commencez par une semaine type&nbsp;: dupliquez-la, faites-la progresser, et le plan vous dit ce qui cloche."
        kind={PLAN}
        query={myPlansQuery}
        skeleton={<PlanCardSkeleton />}
      >
        {(plans) => (
          <MineGrid items={plans} toKey={({ id }) => id}>
            {(plan) => <MyPlanCard plan={plan} />}
          </MineGrid>
        )}
      </MineList>
    </section>
  )
}

function MyPlanCard({ plan }: { plan: MonPlan }) {
  const { id, titre, statut, nb_semaines, charges, renvoi_motif } = plan
  const facts = [formatGoal(plan), weeksText(nb_semaines), labelPrix(plan)]
  return (
    <div className="grid h-full grid-rows-[1fr_auto] gap-2">
      <article className="card card-link">
        <div className="plan-card-picture">
          <ChargeBars charges={charges} />
        </div>
        <div className="grid content-start gap-2 p-4">
          <div>
            <StatutBadge accord="masculin" renvoi={renvoi_motif} statut={statut} />
          </div>
          <h3 className="text-lg">
            <CardLink to={editorPath(id)}>{titre}</CardLink>
          </h3>
          <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
          <SentBackNote accord="masculin" renvoi={renvoi_motif} statut={statut} />
        </div>
      </article>
      <div>
        <CreatePlan copie={id} titre={titre} />
      </div>
    </div>
  )
}

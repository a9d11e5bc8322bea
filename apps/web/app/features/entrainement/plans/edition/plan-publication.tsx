import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { PublicationSection } from '#kit/publication/publication-section.tsx'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { PLAN } from './plan-kind.ts'

const republish = (id: number) => api('POST /api/coaching/plan/{id}/reparaitre', { params: { id } })

export function PlanPublication({ gestion }: { gestion: PlanGestion }) {
  const { plan, a_reparaitre, nb_suivis, parution } = gestion
  return (
    <PublicationSection
      first={({ mutate, isPending, variables }) =>
        a_reparaitre &&
        plan.statut === 'publiee' && (
          <Button
            icon="check"
            isLoading={isPending && variables === republish}
            onClick={() => mutate(republish)}
            variant="primary"
          >
            Publier les changements
          </Button>
        )
      }
      gestion={gestion}
      kind={PLAN}
      note={
        <>
          {nb_suivis > 0 && (
            <p className="text-ink-soft">
              {nb_suivis === 1
                ? 'Un membre suit ce plan.'
                : `${nb_suivis}\u00a0membres suivent ce plan.`}
            </p>
          )}
          {a_reparaitre && (
            <p className="rounded-control bg-ciel-wash px-4 py-3">
              Vos semaines ont changé depuis la version {parution}. Ceux qui suivent déjà le plan
              gardent leur version&nbsp;; les suivants auront la nouvelle.
            </p>
          )}
        </>
      }
    />
  )
}

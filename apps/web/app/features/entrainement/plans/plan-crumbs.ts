import type { PlanCard } from '@foulee/contract/entrainement/plan'
import { getPlanPath } from '@foulee/domain/entrainement/annuaire'
import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import type { Crumb } from '#ui/breadcrumb.tsx'

export function listPlanCrumbs({
  objectif,
  niveau,
}: Pick<PlanCard, 'objectif' | 'niveau'>): Crumb[] {
  return [
    { label: 'Plans d’entraînement', to: getPlanPath() },
    ...(objectif ? [{ label: OBJECTIF_PLAN_LABELS[objectif], to: getPlanPath(objectif) }] : []),
    ...(objectif && niveau
      ? [{ label: NIVEAU_LABELS[niveau], to: getPlanPath(objectif, niveau) }]
      : []),
  ]
}

import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { findMissingPlan } from '@foulee/domain/entrainement/plan'
import type { QueryClient } from '@tanstack/react-query'
import { toVersionedForm } from '#kit/editor/to-form.ts'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { savingOf } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { planGestionQuery } from './edition.queries.ts'
import { PLAN } from './plan-kind.ts'
import { assertRead } from './read-numbers.ts'

/** Errors of a public plan that would lose a required text. */
function findMissing(gestion: PlanGestion | undefined, fields: Fields): Record<string, string> {
  if (!gestion || gestion.plan.statut === 'non_publiee') return {}
  const { plan } = gestion
  const readField = (name: 'titre' | 'description' | 'objectif' | 'niveau') =>
    name in fields ? String(fields[name]) : (plan[name] ?? '')
  const manques = findMissingPlan({
    titre: readField('titre'),
    description: readField('description'),
    objectif: readField('objectif') || null,
    niveau: readField('niveau') || null,
    semaines: [],
  })
  return Object.fromEntries(
    manques
      .filter(({ champ }) => champ !== 'semaines')
      .map(({ champ, message }) => [champ, message]),
  )
}

export const savingPlan = (client: QueryClient, id: number): VersionedSaving<PlanGestion> =>
  savingOf(client, PLAN, {
    id,
    update: async ({ fields, version }) => {
      assertRead(fields, () =>
        findMissing(client.getQueryData(planGestionQuery(id).queryKey), fields),
      )
      const body = toVersionedForm(fields, version)
      return (await api('POST /api/coaching/plan/{id}/update', { params: { id }, body })).data
    },
  })

import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { findMissingPlan } from '@foulee/domain/entrainement/plan'
import type { QueryClient } from '@tanstack/react-query'
import { toForm } from '#kit/editor/to-form.ts'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { planGestionQuery } from './edition.queries.ts'
import { refuseUnread } from './read-numbers.ts'

/** Stores the server's answer; lists and the public page are refetched. */
export function showSavedPlan(client: QueryClient, data: PlanGestion): void {
  const { queryKey } = planGestionQuery(data.plan.id)
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({
    queryKey: ['plans'],
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

/** Errors of a public plan that would lose a required text. */
function findMissing(gestion: PlanGestion | undefined, fields: Fields): Record<string, string> {
  if (!gestion || gestion.plan.statut === 'non_publiee') return {}
  const { plan } = gestion
  const said = (name: 'titre' | 'description' | 'objectif' | 'niveau') =>
    name in fields ? String(fields[name]) : (plan[name] ?? '')
  const manques = findMissingPlan({
    titre: said('titre'),
    description: said('description'),
    objectif: said('objectif') || null,
    niveau: said('niveau') || null,
    semaines: [],
  })
  return Object.fromEntries(
    manques
      .filter(({ champ }) => champ !== 'semaines')
      .map(({ champ, message }) => [champ, message]),
  )
}

/** Autosave of the texts, one save after the other. */
export const savingPlan = (client: QueryClient, id: number): VersionedSaving<PlanGestion> => ({
  scope: { id: `plan ${id}` },
  mutationFn: async ({ fields, version }) => {
    if (Object.keys(fields).length === 0) return null
    refuseUnread(fields, () =>
      findMissing(client.getQueryData(planGestionQuery(id).queryKey), fields),
    )
    const body = toForm({ ...fields, ...(version ? { version: String(version) } : {}) })
    return (await api('POST /api/coaching/plan/{id}/update', { params: { id }, body })).data
  },
  onSuccess: (data) => data && showSavedPlan(client, data),
})

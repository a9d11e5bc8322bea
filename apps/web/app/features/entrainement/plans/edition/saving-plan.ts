import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../../../api.ts'
import { toForm } from '../../../../editor/to-form.ts'
import type { VersionedSaving } from '../../../../editor/versioned-form.tsx'
import { planGestionQuery } from './edition.queries.ts'
import { refuseUnread } from './read-numbers.ts'

/** The page shows what the server holds; lists and the public page are asked again. */
export function showSavedPlan(client: QueryClient, data: PlanGestion): void {
  const { queryKey } = planGestionQuery(data.plan.id)
  client.setQueryData(queryKey, data)
  void client.invalidateQueries({
    queryKey: ['plans'],
    predicate: (query) => JSON.stringify(query.queryKey) !== JSON.stringify(queryKey),
  })
}

/** Changes the texts of my plan, one save after the other. */
export const savingPlan = (client: QueryClient, id: number): VersionedSaving<PlanGestion> => ({
  scope: { id: `plan ${id}` },
  mutationFn: async ({ fields, version }) => {
    if (Object.keys(fields).length === 0) return null
    refuseUnread(fields)
    const body = toForm({ ...fields, ...(version ? { version: String(version) } : {}) })
    return (await api('POST /api/coaching/plan/{id}/update', { params: { id }, body })).data
  },
  onSuccess: (data) => data && showSavedPlan(client, data),
})

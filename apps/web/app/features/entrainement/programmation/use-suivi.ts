import type { Demande } from '@foulee/contract/entrainement/programmation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** What a change of a plan that I follow changes elsewhere: my plans, my agenda, my week. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [['suivis'], ['agenda'], ['entrainements']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

/** Starts a plan, or asks its coach for it. */
export function useStart() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (body: { plan: string; message?: string }) =>
      (await api('POST /api/training/plan/start', { body })).data,
    onSuccess: refresh,
  })
}

/** Puts a plan onto my agenda, or puts it elsewhere. */
export function useSchedule() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (body: Demande) =>
      (await api('POST /api/training/plan/schedule', { body })).data,
    onSuccess: refresh,
  })
}

/** Stops a plan, or takes a request back. */
export function useStop() {
  const refresh = useRefresh()
  return async (id: number) => {
    await api('POST /api/training/plan/stop/{id}', { params: { id } })
    await refresh()
  }
}

/** Begins a plan anew: what is to come leaves, what was done stays. */
export function useReset() {
  const refresh = useRefresh()
  return async (id: number) => {
    await api('POST /api/buy/reset/{id}', { params: { id } })
    await refresh()
  }
}

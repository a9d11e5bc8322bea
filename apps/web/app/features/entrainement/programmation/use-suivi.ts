import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createUndo,
  useGeste,
} from '#features/entrainement/shared/entrainements/entrainements.mutations.ts'
import { TRAINING } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { api } from '#platform/api/api.ts'

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries(TRAINING)
}

const STARTING = ['training', 'plan', 'start']

/** Starts or requests a plan, once for a double click. */
export function useStart() {
  const refresh = useRefresh()
  const client = useQueryClient()
  const { mutate, ...mutation } = useMutation({
    mutationKey: STARTING,
    mutationFn: async (body: { plan: string; message?: string }) =>
      (await api('POST /api/training/plan/start', { body })).data,
    onSuccess: refresh,
  })
  const start: typeof mutate = (...input) => {
    if (!client.isMutating({ mutationKey: STARTING })) mutate(...input)
  }
  return { ...mutation, mutate: start }
}

export function useWithdraw() {
  const refresh = useRefresh()
  return async (id: number) => {
    await api('POST /api/training/plan/stop/{id}', { params: { id } })
    await refresh()
  }
}

export const useStop = () =>
  useGeste(
    async (id: number) => {
      const { data } = await api('POST /api/training/plan/stop/{id}', { params: { id } })
      return createUndo(data.gestes)
    },
    () => 'Le plan est arrêté.',
  ).mutateAsync

export const useReset = () =>
  useGeste(
    async (id: number) => {
      const { data } = await api('POST /api/buy/reset/{id}', { params: { id } })
      return createUndo(data.gestes)
    },
    () => 'Le plan repart de sa première semaine. Choisissez vos jours.',
  ).mutateAsync

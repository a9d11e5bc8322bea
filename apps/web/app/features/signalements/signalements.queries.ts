import type { Signalement } from '@foulee/contract/signalements'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'

const PER_PAGE = 20

export type QueueFilters = {
  etat: Signalement['etat']
  model: Signalement['model'] | undefined
}

/** What members reported, for staff. */
export const queueQuery = ({ etat, model }: QueueFilters) =>
  infiniteQueryOptions({
    queryKey: ['signalements', etat, model ?? ''],
    queryFn: ({ pageParam: page }) =>
      api('GET /api/signalements', {
        query: { etat, page, nb_page: PER_PAGE, ...(model && { model }) },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ nb }, _, page) => (page * PER_PAGE < nb ? page + 1 : undefined),
  })

type Decision = { id: number; decision: 'retenu' | 'rejete'; motif: string }

/** Decides of a report. Somebody else may have: the queue is asked again either way. */
export function useDecide(onDone: (decided: Signalement) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Decision) =>
      (await api('POST /api/signalements/decider', { body })).data,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['signalements'] }),
  })
}

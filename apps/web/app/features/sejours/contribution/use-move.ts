import type { GesteManaged } from '@foulee/contract/shared/publication'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { showSaved } from './use-save.ts'

/** `departs`: cancels all coming departures with the stay (produit 10.7). */
type Move = { geste: GesteManaged; motif?: string; departs?: boolean }

export function useMove(id: number, onDone?: (geste: GesteManaged) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Move) =>
      (await api('POST /api/voyages/{id}/etat', { params: { id }, body })).data,
    onSuccess: (data, { geste }) => {
      showSaved(client, data)
      onDone?.(geste)
    },
  })
}

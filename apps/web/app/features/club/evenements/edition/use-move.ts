import type { GesteManaged } from '@foulee/contract/shared/publication'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { showSaved } from './use-save.ts'

type Move = { geste: GesteManaged; motif?: string }

export function useMove(id: number, onDone?: (geste: GesteManaged) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Move) =>
      (await api('POST /api/evenements/{id}/etat', { params: { id }, body })).data,
    onSuccess: (data, { geste }) => {
      showSaved(client, data)
      onDone?.(geste)
    },
  })
}

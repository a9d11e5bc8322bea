import type { Discretion } from '@foulee/contract/resultats'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { mineQuery } from './resultats.queries.ts'

type LineAct =
  | { act: 'claim'; id: number; motif: string }
  | { act: 'release' | 'confirm'; id: number }
  | { act: Discretion; id: number }

/** Does one thing with a line; the pages that show it are asked again. */
export function useLineActs(epreuves_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (given: LineAct) => {
      const params = { id: given.id }
      switch (given.act) {
        case 'claim': {
          const body = { motif: given.motif }
          const { data } = await api('POST /api/resultats/{id}/revendiquer', { params, body })
          client.setQueryData(mineQuery(epreuves_id).queryKey, data)
          return
        }
        case 'release':
          return void (await api('POST /api/resultats/{id}/liberer', { params }))
        case 'confirm':
          return void (await api('POST /api/resultats/{id}/confirmer', { params }))
        default: {
          const body = { geste: given.act }
          return void (await api('POST /api/resultats/{id}/discretion', { params, body }))
        }
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['resultats', epreuves_id] }),
  })
}

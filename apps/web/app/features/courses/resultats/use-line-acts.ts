import type { Discretion } from '@foulee/contract/courses/resultats'
import type { Call, Input } from '@foulee/contract/shared/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { mineQuery } from './resultats.queries.ts'

type DemandeBody = Input<'POST /api/resultats/{epreuves_id}/demandes'>['body']

export type LineAct =
  | { act: 'prove'; dossard: string; code: string; resultats_id?: number }
  | { act: 'ask'; body: DemandeBody }
  | { act: 'cancel' | 'release'; id: number }
  | { act: 'decide'; id: number; accepte: boolean; resultats_id?: number }
  | { act: Discretion; id: number }

/**
 * Action on a line or a request; refetches also after a refusal, which means that the state changed
 * elsewhere.
 */
export function useLineActs(epreuves_id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (lineAct: LineAct) => {
      const mine = await perform(api, epreuves_id, lineAct)
      if (mine) client.setQueryData(mineQuery(epreuves_id).queryKey, mine)
    },
    onSettled: () => client.invalidateQueries(tagged('resultats', 'activites')),
  })
}

async function perform(call: Call, epreuves_id: number, lineAct: LineAct) {
  switch (lineAct.act) {
    case 'prove': {
      const { act: _, ...body } = lineAct
      const input = { params: { epreuves_id }, body }
      return (await call('POST /api/resultats/{epreuves_id}/prouver', input)).data
    }
    case 'ask': {
      const input = { params: { epreuves_id }, body: lineAct.body }
      return (await call('POST /api/resultats/{epreuves_id}/demandes', input)).data
    }
    case 'decide': {
      const { id, act: _, ...body } = lineAct
      await call('POST /api/resultats/demandes/{id}/decider', { params: { id }, body })
      return null
    }
    case 'cancel':
      await call('POST /api/resultats/demandes/{id}/annuler', { params: { id: lineAct.id } })
      return null
    case 'release':
      await call('POST /api/resultats/{id}/liberer', { params: { id: lineAct.id } })
      return null
    default: {
      const input = { params: { id: lineAct.id }, body: { geste: lineAct.act } }
      await call('POST /api/resultats/{id}/discretion', input)
      return null
    }
  }
}

import type { Activite } from '@foulee/contract/parcours/activites'
import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { itemsOf, queryOf } from '#platform/api/query-of.ts'
import { useCall } from '#platform/api/use-call.ts'
import { useToast } from '#ui/toast.tsx'
import { readChaussures } from './chaussures-body.ts'

export const MES_CHAUSSURES = '/mes-chaussures'

export const chaussuresQuery = itemsOf('POST /api/chaussures/list')

export function useSaveChaussures(id: number | null, onDone: () => void) {
  const toast = useToast()
  const say = (message: string) => () => {
    toast({ message, tone: 'success' })
    onDone()
  }
  const create = useCall('POST /api/chaussures/create', {
    input: (form: FormData) => ({ body: readChaussures(form) }),
    onSuccess: say('La paire est ajoutée.'),
  })
  const change = useCall('POST /api/chaussures/update/{id}', {
    input: (form: FormData) => ({ params: { id: id ?? 0 }, body: readChaussures(form) }),
    onSuccess: say('La paire est enregistrée.'),
  })
  return id === null ? create : change
}

export function useRetire({ id }: Chaussures, onDone?: () => void) {
  const toast = useToast()
  return useCall('POST /api/chaussures/retirer/{id}', {
    input: (body: { est_retiree: boolean; retiree_le?: string }) => ({ params: { id }, body }),
    onSuccess: ({ retiree_le }) => {
      const message = retiree_le ? 'La paire est retirée.' : 'La paire est de nouveau en service.'
      toast({ message, tone: 'success' })
      onDone?.()
    },
  })
}

export function useRemoveChaussures({ id }: Chaussures) {
  const toast = useToast()
  return useCall('POST /api/chaussures/del', {
    input: { body: { id } },
    onSuccess: () => toast({ message: 'La paire est supprimée.', tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
}

export function useTie({ id }: Activite) {
  const toast = useToast()
  return useCall('POST /api/activites/chaussures/{id}', {
    input: (chaussures_id: number | null) => ({ params: { id }, body: { chaussures_id } }),
    update: (client, activite) =>
      client.setQueryData(
        queryOf('POST /api/activites/{id}', { params: { id } }).queryKey,
        (known) => known && { ...known, ...activite },
      ),
    onSuccess: () => toast({ message: 'C’est noté.', tone: 'success' }),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
}

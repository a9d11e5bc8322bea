import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import type { Fields } from '../../../editor/changed-fields.ts'
import { gestionQuery } from './contribution.queries.ts'
import { updateRoute } from './route-calls.ts'

export type Change = { fields?: Fields; gpx?: File }

/** Changes my route, one change after the other; the page then shows what the server holds. */
export function useEdit(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `parcours ${id}` },
    mutationFn: (change: Change) => updateRoute(api, { id, ...change }),
    onSuccess: (data) => {
      if (!data) return
      client.setQueryData(gestionQuery(id).queryKey, data)
      void client.invalidateQueries({ queryKey: ['parcours', 'my'] })
      void client.invalidateQueries({ queryKey: ['parcours', data.parcours.slug] })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Organisation, reloadAll } from '#kit/organisation/organisation.mutations.ts'
import { createStructure, updateStructure } from '#kit/organisation/saving.ts'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { type Fields, readFields } from '#ui/form/changed-fields.ts'
import { agencesQueries as queries } from './agences-gestion.queries.ts'
import { editorPath, MES_AGENCES, pagePath } from './paths.ts'

const PAGE = { queryKey: ['GET /api/agences/{id}'] } as const

export const agences: Organisation<'agences'> = {
  root: 'agences',
  queries,
  reloads: [tagged('voyages'), { queryKey: sessionQuery.queryKey }],
  paths: { home: MES_AGENCES, editor: editorPath, page: pagePath },
}

const SAVE = {
  key: 'POST /api/voyages/agences',
  missing: 'Missing agence id to update...',
} as const

export function useCreateAgence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) =>
      createStructure(api, SAVE, readFields(form), () => reloadAll(client, agences)),
  })
}

export function useSave(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `agence ${id}` },
    mutationFn: (change: { fields?: Fields; logo?: Blob }) =>
      updateStructure(api, SAVE, { id, ...change }),
    onSuccess: (agence) => {
      if (!agence) return
      client.setQueryData(queries.gestion(id).queryKey, (known) => known && { ...known, agence })
      void client.invalidateQueries({ queryKey: queries.mine.queryKey })
      void client.invalidateQueries(PAGE)
      void client.invalidateQueries(tagged('voyages'))
    },
  })
}

export function useReloadPage(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(PAGE)
}

/**
 * Deletes an agency with its drafts. Leaves its page before the refetch, which would answer 404.
 */
export function useRemoveAgence(id: number, leave: () => unknown) {
  const client = useQueryClient()
  return async () => {
    await api('POST /api/agences/del', { body: { id } })
    await leave()
    client.removeQueries({ queryKey: queries.gestion(id).queryKey })
    await reloadAll(client, agences)
  }
}

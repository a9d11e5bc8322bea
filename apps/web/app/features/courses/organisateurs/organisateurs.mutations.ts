import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Organisation, reloadAll } from '#kit/organisation/organisation.mutations.ts'
import { createStructure, updateStructure } from '#kit/organisation/saving.ts'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { type Fields, readFields } from '#ui/form/changed-fields.ts'
import { organisateursQueries as queries } from './organisateurs-gestion.queries.ts'
import { editorPath, MES_ORGANISATEURS, pagePath } from './paths.ts'

const PAGE = { queryKey: ['GET /api/organisateurs/{id}'] } as const

export const organisateurs: Organisation<'organisateurs'> = {
  root: 'organisateurs',
  queries,
  reloads: [tagged('claim'), { queryKey: sessionQuery.queryKey }],
  paths: { home: MES_ORGANISATEURS, editor: editorPath, page: pagePath },
}

const SAVE = {
  key: 'POST /api/courses/organisateurs',
  missing: 'Missing organisateur id to update...',
} as const

export function useCreateOrganisateur() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) =>
      createStructure(api, SAVE, readFields(form), () => reloadAll(client, organisateurs)),
  })
}

export function useSave(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `organisateur ${id}` },
    mutationFn: (change: { fields?: Fields; logo?: Blob }) =>
      updateStructure(api, SAVE, { id, ...change }),
    onSuccess: (organisateur) => {
      if (!organisateur) return
      client.setQueryData(
        queries.gestion(id).queryKey,
        (known) => known && { ...known, organisateur },
      )
      void client.invalidateQueries({ queryKey: queries.mine.queryKey })
      void client.invalidateQueries(PAGE)
    },
  })
}

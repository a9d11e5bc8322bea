import type { MagasinGestion, MonMagasin } from '@foulee/contract/club/magasins-gestion'
import type { Input } from '@foulee/contract/shared/call'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isPassed } from '#kit/editor/edit-failure.ts'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { type Organisation, readText, reloadAll } from '#kit/organisation/organisation.mutations.ts'
import { api } from '#platform/api/api.ts'
import { tagged } from '#platform/api/tagged.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { magasinsQueries as queries } from './magasins-gestion.queries.ts'
import { editorPath, MES_MAGASINS, magasinPath } from './paths.ts'

const PAGE = { queryKey: ['GET /api/magasins/{slug}'] } as const

export const magasins: Organisation<'magasins'> = {
  root: 'magasins',
  queries,
  reloads: [tagged('claim')],
  paths: { home: MES_MAGASINS, editor: editorPath, page: magasinPath },
}

export function useCreateMagasin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const body = { nom: readText(form, 'nom'), ville: readText(form, 'ville') }
      const { data } = await api('POST /api/magasins', { body })
      await reloadAll(client, magasins)
      return data
    },
  })
}

export type Change = Input<'POST /api/magasins/update/{id}'>['body']

/** Form values as request body: positions, lists and booleans are parsed from text. */
export function readChange(fields: Fields): Change {
  const { position, marques, ...rest } = fields
  return {
    ...rest,
    ...(position !== undefined && { position: position ? JSON.parse(String(position)) : null }),
    ...(marques !== undefined && {
      marques: String(marques)
        .split(/[,\n]/)
        .map((marque) => marque.trim())
        .filter(Boolean),
    }),
  } as Change
}

/** Autosave of a shop, in sequence; sections saved by another member stay. */
export const savingMagasin = (client: QueryClient, id: number): VersionedSaving<MonMagasin> => ({
  scope: { id: `magasin ${id}` },
  mutationFn: async ({ fields, version }) => {
    if (!Object.keys(fields).length) return null
    const body = readChange(version ? { ...fields, version: String(version) } : fields)
    return (await api('POST /api/magasins/update/{id}', { params: { id }, body })).data
  },
  onSuccess: (magasin) => magasin && cacheMagasin(client, id, magasin),
})

export function useSaveLogo(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `magasin ${id}` },
    mutationFn: async ({ fields = {}, logo }: { fields?: Fields; logo?: Blob }) => {
      const body = logo ? new FormData() : readChange(fields)
      if (logo && body instanceof FormData) body.set('logo', logo)
      return (await api('POST /api/magasins/update/{id}', { params: { id }, body: body as Change }))
        .data
    },
    onSuccess: (magasin) => cacheMagasin(client, id, magasin),
  })
}

export function useSaveValues(id: number, onDone?: (magasin: MonMagasin) => void) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `magasin ${id}` },
    mutationFn: async (body: Change) =>
      (await api('POST /api/magasins/update/{id}', { params: { id }, body })).data,
    onSuccess: (magasin) => {
      cacheMagasin(client, id, magasin)
      onDone?.(magasin)
    },
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) => isPassed(cause) && client.invalidateQueries(queries.gestion(id)),
  })
}

function cacheMagasin(client: QueryClient, id: number, magasin: MagasinGestion['magasin']): void {
  client.setQueryData(queries.gestion(id).queryKey, (known) => known && { ...known, magasin })
  void client.invalidateQueries({ queryKey: queries.mine.queryKey })
  void client.invalidateQueries(PAGE)
}

/** Refetches the page of a shop after a change of its photos or links. */
export function useReloadPage(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(PAGE)
}

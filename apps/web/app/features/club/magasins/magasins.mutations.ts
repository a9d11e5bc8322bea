import type { MagasinGestion, MonMagasin } from '@foulee/contract/club/magasins-gestion'
import type { Input } from '@foulee/contract/shared/call'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { isPassed } from '#kit/editor/edit-failure.ts'
import type { VersionedSaving } from '#kit/editor/versioned-form.tsx'
import { api } from '#platform/api/api.ts'
import type { Fields } from '#ui/form/changed-fields.ts'
import { CLAIMS, gestionQuery, MAGASINS_KEY } from './magasins.queries.ts'

export async function reloadAll(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries(MAGASINS_KEY), client.invalidateQueries(CLAIMS)])
}

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export function useCreateMagasin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const body = { nom: readText(form, 'nom'), ville: readText(form, 'ville') }
      const { data } = await api('POST /api/magasins', { body })
      await reloadAll(client)
      return data
    },
  })
}

export type Change = Input<'POST /api/magasins/update/{id}'>['body']

/** Form values as request body: positions, lists and booleans are parsed from text. */
export function readChange(fields: Fields): Change {
  const { position, marques, ...others } = fields
  return {
    ...others,
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
  onSuccess: (magasin) => magasin && keep(client, id, magasin),
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
    onSuccess: (magasin) => keep(client, id, magasin),
  })
}

export function useSaveValues(id: number, onDone?: (magasin: MonMagasin) => void) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `magasin ${id}` },
    mutationFn: async (body: Change) =>
      (await api('POST /api/magasins/update/{id}', { params: { id }, body })).data,
    onSuccess: (magasin) => {
      keep(client, id, magasin)
      onDone?.(magasin)
    },
    // On a version conflict, loads the other save for the choice between both.
    onError: (cause) => isPassed(cause) && client.invalidateQueries(gestionQuery(id)),
  })
}

function keep(client: QueryClient, id: number, magasin: MagasinGestion['magasin']): void {
  client.setQueryData(gestionQuery(id).queryKey, (known) => known && { ...known, magasin })
  void client.invalidateQueries({ queryKey: ['magasins', 'my'] })
  void client.invalidateQueries({ queryKey: ['magasins', 'page'] })
}

/** Refetches the page of a shop after a change of its photos or links. */
export function useReloadPage(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['magasins', 'page'] })
}

function useMembers<V>(id: number, change: (given: V) => Promise<{ data: MagasinGestion }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(gestionQuery(id).queryKey, data),
  })
}

export const useInviteMember = (id: number) =>
  useMembers(id, (form: FormData) =>
    api('POST /api/magasins/membres/inviter', { body: { id, email: readText(form, 'email') } }),
  )

export const useCancelInvitation = (id: number) =>
  useMembers(id, (invitation: number) =>
    api('POST /api/magasins/membres/annuler', { body: { id, invitation } }),
  )

/** Removes a member; the member's own id means leaving. */
export function useRemoveMember(id: number) {
  const client = useQueryClient()
  return async (users_id: number) => {
    await api('POST /api/magasins/membres/del', { body: { id, users_id } })
    await reloadAll(client)
  }
}

export function useAcceptMembership() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) =>
      (await api('POST /api/magasins/invitation/accept', { body: { token } })).data,
    onSuccess: () => reloadAll(client),
  })
}

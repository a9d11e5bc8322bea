import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Filter } from '#platform/api/tagged.ts'
import {
  type Gestion,
  type Invite,
  type OrganisationQueries,
  type Root,
  request,
} from './organisation.queries.ts'

export type Organisation<R extends Root> = {
  root: R
  queries: Pick<OrganisationQueries<R>, 'all' | 'gestion' | 'received' | 'unverified'>
  /** Refetched with its own queries: a new membership brings new rights. */
  reloads: readonly Filter[]
  paths: { home: string; editor: (id: number) => string; page: (slug: string) => string }
}

export async function reloadAll<R extends Root>(
  client: QueryClient,
  { queries, reloads }: Pick<Organisation<R>, 'queries' | 'reloads'>,
): Promise<void> {
  await Promise.all([queries.all, ...reloads].map((query) => client.invalidateQueries(query)))
}

export const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

function useMembers<R extends Root, V>(
  { queries }: Organisation<R>,
  id: number,
  change: (input: V) => Promise<{ data: Gestion<R> }>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData<Gestion<R>>(queries.gestion(id).queryKey, data),
  })
}

export const useInviteMember = <R extends Root>(organisation: Organisation<R>, id: number) =>
  useMembers(organisation, id, (form: FormData) =>
    request<Gestion<R>>(`POST /api/${organisation.root}/membres/inviter`, {
      body: { id, email: readText(form, 'email') },
    }),
  )

export const useCancelInvitation = <R extends Root>(organisation: Organisation<R>, id: number) =>
  useMembers(organisation, id, (invitation: number) =>
    request<Gestion<R>>(`POST /api/${organisation.root}/membres/annuler`, {
      body: { id, invitation },
    }),
  )

export function useRemoveMember<R extends Root>(organisation: Organisation<R>, id: number) {
  const client = useQueryClient()
  return async (users_id: number) => {
    await request(`POST /api/${organisation.root}/membres/del`, { body: { id, users_id } })
    await reloadAll(client, organisation)
  }
}

export function useAcceptMembership<R extends Root>(organisation: Organisation<R>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) =>
      (
        await request<Invite<R>>(`POST /api/${organisation.root}/invitation/accept`, {
          body: { token },
        })
      ).data,
    onSuccess: () => reloadAll(client, organisation),
  })
}

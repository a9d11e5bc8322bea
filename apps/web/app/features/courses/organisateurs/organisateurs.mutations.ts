import type { OrganisateurGestion } from '@foulee/contract/courses/organisateurs'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { type Fields, readFields } from '#ui/form/changed-fields.ts'
import { createOrganisateur, updateOrganisateur } from './organisateur-calls.ts'
import { CLAIMS, gestionQuery, ORGANISATEURS } from './organisateurs.queries.ts'

/** A new membership brings new rights: the session is refetched too. */
export async function reloadAll(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries(ORGANISATEURS),
    client.invalidateQueries(CLAIMS),
    client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  ])
}

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export function useCreateOrganisateur() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) =>
      createOrganisateur(api, readFields(form), () => reloadAll(client)),
  })
}

export function useSave(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `organisateur ${id}` },
    mutationFn: (change: { fields?: Fields; logo?: Blob }) =>
      updateOrganisateur(api, { id, ...change }),
    onSuccess: (organisateur) => {
      if (!organisateur) return
      client.setQueryData(gestionQuery(id).queryKey, (known) => known && { ...known, organisateur })
      void client.invalidateQueries({ queryKey: ['organisateurs', 'my'] })
      void client.invalidateQueries({ queryKey: ['organisateurs', 'page'] })
    },
  })
}

function useMembers<V>(id: number, change: (given: V) => Promise<{ data: OrganisateurGestion }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(gestionQuery(id).queryKey, data),
  })
}

export const useInviteMember = (id: number) =>
  useMembers(id, (form: FormData) =>
    api('POST /api/organisateurs/membres/inviter', {
      body: { id, email: readText(form, 'email') },
    }),
  )

export const useCancelInvitation = (id: number) =>
  useMembers(id, (invitation: number) =>
    api('POST /api/organisateurs/membres/annuler', { body: { id, invitation } }),
  )

export function useRemoveMember(id: number) {
  const client = useQueryClient()
  return async (users_id: number) => {
    await api('POST /api/organisateurs/membres/del', { body: { id, users_id } })
    await reloadAll(client)
  }
}

export function useAcceptMembership() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) =>
      (await api('POST /api/organisateurs/invitation/accept', { body: { token } })).data,
    onSuccess: () => reloadAll(client),
  })
}

import type { AgenceGestion } from '@foulee/contract/sejours/agences'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#platform/api/api.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { type Fields, readFields } from '#ui/form/changed-fields.ts'
import { createAgence, removeAgence, updateAgence } from './agence-calls.ts'
import { AGENCES, gestionQuery, VOYAGES } from './agences.queries.ts'

/** A new membership brings new rights: the session is refetched too. */
async function reloadAll(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries(AGENCES),
    client.invalidateQueries(VOYAGES),
    client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  ])
}

const readText = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

export function useCreateAgence() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (form: FormData) => createAgence(api, readFields(form), () => reloadAll(client)),
  })
}

export function useSave(id: number) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: `agence ${id}` },
    mutationFn: (change: { fields?: Fields; logo?: Blob }) => updateAgence(api, { id, ...change }),
    onSuccess: (agence) => {
      if (!agence) return
      client.setQueryData(gestionQuery(id).queryKey, (known) => known && { ...known, agence })
      void client.invalidateQueries({ queryKey: ['agences', 'my'] })
      void client.invalidateQueries({ queryKey: ['agences', 'page'] })
      void client.invalidateQueries(VOYAGES)
    },
  })
}

export function useReloadPage(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['agences', 'page'] })
}

/**
 * Deletes an agency with its drafts. Leaves its page before the refetch, which would answer 404.
 */
export function useRemoveAgence(id: number, leave: () => unknown) {
  const client = useQueryClient()
  return () =>
    removeAgence(api, id, async () => {
      await leave()
      client.removeQueries({ queryKey: gestionQuery(id).queryKey })
      await reloadAll(client)
    })
}

function useMembers<V>(id: number, change: (given: V) => Promise<{ data: AgenceGestion }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(gestionQuery(id).queryKey, data),
  })
}

export const useInviteMember = (id: number) =>
  useMembers(id, (form: FormData) =>
    api('POST /api/agences/membres/inviter', { body: { id, email: readText(form, 'email') } }),
  )

export const useCancelInvitation = (id: number) =>
  useMembers(id, (invitation: number) =>
    api('POST /api/agences/membres/annuler', { body: { id, invitation } }),
  )

/** Removes a member; the member's own id means leaving. */
export function useRemoveMember(id: number) {
  const client = useQueryClient()
  return async (users_id: number) => {
    await api('POST /api/agences/membres/del', { body: { id, users_id } })
    await reloadAll(client)
  }
}

export function useAcceptMembership() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (token: string) =>
      (await api('POST /api/agences/invitation/accept', { body: { token } })).data,
    onSuccess: () => reloadAll(client),
  })
}

/** Writes to the agency of a stay; `client_id` makes a retry idempotent. */
export function useWriteToAgence(slug: string) {
  const [client_id] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: async (form: FormData) =>
      (
        await api('POST /api/voyages/{id}/contact', {
          params: { id: slug },
          body: { message: readText(form, 'message'), client_id },
        })
      ).data,
  })
}

import type { InvitationPourMoi } from '@foulee/contract/membres/invitations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'
import { recuesQuery } from './invitations.queries.ts'

const LIST = { queryKey: ['invitations', 'list'] }

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) => {
      const read = (name: string) => String(form.get(name) ?? '').trim()
      const message = read('message')
      const body = {
        email: read('email'),
        type: form.get('type') === 'athlete' ? ('athlete' as const) : ('ami' as const),
        ...(message && { message }),
      }
      return (await api('POST /api/invitation/ask', { body })).data
    },
    onSuccess: () => client.invalidateQueries(LIST),
  })
}

export function useCancelInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api('POST /api/invitation/cancel', { body: { id } }),
    onSettled: () => client.invalidateQueries(LIST),
  })
}

type Answer = Pick<InvitationPourMoi, 'genre' | 'id'> & { est_acceptee: boolean }

/** Answers a received invitation; a membership changes rights, so the session is refetched. */
export function useAnswerInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ genre, id, est_acceptee }: Answer) =>
      api('POST /api/invitation/repondre', { body: { genre, id, est_acceptee } }),
    onSuccess: (_, { est_acceptee }) =>
      est_acceptee ? client.invalidateQueries({ queryKey: sessionQuery.queryKey }) : undefined,
    onSettled: () => client.invalidateQueries({ queryKey: recuesQuery.queryKey }),
  })
}

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await api('POST /api/invitation/accept', { body: { token } })).data,
  })
}

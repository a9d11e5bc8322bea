import type { InvitationPourMoi } from '@foulee/contract/membres/invitations'
import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '#platform/api/use-call.ts'
import { sessionQuery } from '#platform/session/session.queries.ts'

export const useInvite = () =>
  useCall('POST /api/invitation/ask', {
    input: (form: FormData) => {
      const read = (name: string) => String(form.get(name) ?? '').trim()
      const message = read('message')
      const type = form.get('type') === 'athlete' ? 'athlete' : 'ami'
      return { body: { email: read('email'), type, ...(message && { message }) } }
    },
  })

export const useCancelInvitation = () =>
  useCall('POST /api/invitation/cancel', {
    input: (id: number) => ({ body: { id } }),
    renews: 'settled',
  })

type Answer = Pick<InvitationPourMoi, 'genre' | 'id'> & { est_acceptee: boolean }

/** Answers a received invitation; a membership changes rights, so the session is refetched. */
export function useAnswerInvitation() {
  const client = useQueryClient()
  return useCall('POST /api/invitation/repondre', {
    input: ({ genre, id, est_acceptee }: Answer) => ({ body: { genre, id, est_acceptee } }),
    onSuccess: (_, { est_acceptee }) =>
      est_acceptee ? client.invalidateQueries({ queryKey: sessionQuery.queryKey }) : undefined,
    renews: 'settled',
  })
}

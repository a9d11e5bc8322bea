import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'

const LIST = { queryKey: ['invitations', 'list'] }

/** Sends an invitation; what is empty is not sent. */
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

export function useAcceptInvitation() {
  return useMutation({
    mutationFn: async (token: string) =>
      (await api('POST /api/invitation/accept', { body: { token } })).data,
  })
}

import { useMutation } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'

export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: async (token: string) =>
      (await api('POST /api/invitation/accept', { body: { token } })).data,
  })

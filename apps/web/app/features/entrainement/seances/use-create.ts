import type { Input } from '@foulee/contract/shared/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#platform/api/api.ts'
import { editorPath } from './paths.ts'

export function useCreate() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (body: Input<'POST /api/coaching/tsession/store'>['body']) =>
      (await api('POST /api/coaching/tsession/store', { body })).data,
    onSuccess: async (seance) => {
      await navigate(editorPath(seance.id))
      await client.invalidateQueries({ queryKey: ['GET /api/coaching/tsession'] })
    },
  })
}

import type { Input } from '@foulee/contract/shared/call'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/api/use-call.ts'
import { editorPath } from './paths.ts'

export function useCreate() {
  const navigate = useNavigate()
  return useCall('POST /api/coaching/tsession/store', {
    input: (body: Input<'POST /api/coaching/tsession/store'>['body']) => ({ body }),
    onSuccess: async (seance) => {
      await navigate(editorPath(seance.id))
    },
  })
}

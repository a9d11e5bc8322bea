import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { editorPath } from './paths.ts'

const CREATING = ['plans', 'store']

export function CreatePlan({ copie, titre }: { copie?: number; titre?: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending } = useCall('POST /api/coaching/plan/store', {
    mutationKey: CREATING,
    input: { body: copie ? { copie } : {} },
    onSuccess: async ({ id }) => {
      if (id) await navigate(editorPath(id))
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  // A double click creates one draft.
  const create = () => {
    if (!client.isMutating({ mutationKey: CREATING })) mutate()
  }
  return copie ? (
    <Button icon="copy" isLoading={isPending} onClick={create}>
      Copier<span className="sr-only">&nbsp;: {titre}</span>
    </Button>
  ) : (
    <Button icon="plus" isLoading={isPending} onClick={create} variant="primary">
      Écrire un plan
    </Button>
  )
}

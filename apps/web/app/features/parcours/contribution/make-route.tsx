import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#platform/api/api.ts'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { editorPath } from './paths.ts'
import { createRoute } from './route-calls.ts'

type MakeRouteProps = { activite: number; titre: string; variant?: ButtonVariant }

export function MakeRoute({ activite, titre, variant = 'secondary' }: MakeRouteProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      createRoute(
        api,
        { activite },
        { reload: () => client.invalidateQueries({ queryKey: ['GET /api/parcours'] }) },
      ),
    onSuccess: ({ parcours }) => navigate(editorPath(parcours.id)),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button icon="route" isLoading={isPending} onClick={() => mutate()} variant={variant}>
      En faire un parcours<span className="sr-only">&nbsp;: {titre}</span>
    </Button>
  )
}

import type { ObjetCanal } from '@foulee/domain/echanges/message'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

type DiscussionButtonProps = { kind: ObjetCanal; id: number; label?: string }

export function DiscussionButton({ kind, id, label = 'Discussion' }: DiscussionButtonProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const open = useMutation({
    mutationFn: async () => (await api('POST /api/messages/canal', { body: { kind, id } })).data,
    onSuccess: (canal) => void navigate(`/messages/${canal.id}`),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button
      className="no-print"
      icon="message"
      isLoading={open.isPending}
      onClick={() => open.mutate()}
    >
      {label}
    </Button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { saveFile } from '../../save-file.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** The session as a file for the watch, with my paces: no maker’s account takes sessions yet. */
export function WatchButton({ id }: { id: number }) {
  const toast = useToast()
  const send = useMutation({
    mutationFn: () => api('POST /api/workout/sync/{id}', { params: { id: String(id) } }),
    onSuccess: ({ blob }) => {
      saveFile(blob, `foulee-seance-${id}.fit`)
      toast({
        message: 'Le fichier FIT est enregistré\u00a0: copiez-le sur votre montre.',
        tone: 'success',
      })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button icon="download" isLoading={send.isPending} onClick={() => send.mutate()}>
      Pour ma montre
    </Button>
  )
}

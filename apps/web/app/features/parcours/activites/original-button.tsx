import type { Activite } from '@foulee/contract/parcours/activites'
import { useCall } from '#platform/api/use-call.ts'
import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'

/** Original file; fetched with the session, hence no plain link. */
export function OriginalButton({ activite: { id, original_nom } }: { activite: Activite }) {
  const toast = useToast()
  const { mutate, isPending } = useCall('GET /api/activites/{id}/original', {
    input: { params: { id } },
    onSuccess: ({ blob }) => saveFile(blob, original_nom),
    onError: ({ message }) => toast({ message, tone: 'danger' }),
  })
  return (
    <Button icon="download" isLoading={isPending} onClick={() => mutate()}>
      Fichier d’origine
    </Button>
  )
}

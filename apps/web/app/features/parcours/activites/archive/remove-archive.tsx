import type { Archive } from '@foulee/contract/parcours/archives'
import { useState } from 'react'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToast } from '#ui/toast.tsx'

export function RemoveArchive({ archive: { id, nom } }: { archive: Archive }) {
  const [isOpen, setOpen] = useState(false)
  const toast = useToast()
  const { mutate, isPending } = useCall('POST /api/archives/del', {
    input: { body: { id } },
    onSuccess: () => {
      setOpen(false)
      toast({ message: 'L’archive est supprimée.', tone: 'success' })
    },
    onError: ({ message }) => toast({ message, tone: 'danger' }),
    renews: 'settled',
  })
  return (
    <>
      <Button icon="trash" onClick={() => setOpen(true)} variant="quiet">
        Supprimer
      </Button>
      {isOpen && (
        <ConfirmDialog
          action="Supprimer l’archive"
          isBusy={isPending}
          onClose={() => setOpen(false)}
          onConfirm={() => mutate()}
          title={'Supprimer cette archive\u00a0?'}
        >
          «&nbsp;{nom}&nbsp;» quitte Foulée. Les sorties déjà importées restent.
        </ConfirmDialog>
      )}
    </>
  )
}

import { useCall } from '#platform/api/use-call.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { toastFailure } from './messages.mutations.ts'

type BloquerProps = {
  users_id: number
  nom: string
  onClose: () => void
  onDone: () => void
}

export function Bloquer({ users_id, nom, onClose, onDone }: BloquerProps) {
  const toast = useToast()
  const bloquer = useCall('POST /api/profile/bloquer', {
    input: { body: { users_id, est_bloque: true } },
    onError: toastFailure(toast),
  })
  const block = () =>
    bloquer.mutate(undefined, {
      onSuccess: () => {
        toast({ message: `Vous avez bloqué ${nom}.`, tone: 'success' })
        onDone()
      },
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      action="Bloquer"
      isBusy={bloquer.isPending}
      onClose={onClose}
      onConfirm={block}
      title={`Bloquer ${nom}\u00a0?`}
    >
      <p>
        Aucun de vous deux ne pourra plus écrire à l’autre, ni voir sa page et ses publications.{' '}
        {nom} n’en est pas averti. Vous pourrez débloquer dans vos réglages, à
        «&nbsp;Confidentialité&nbsp;».
      </p>
    </ConfirmDialog>
  )
}

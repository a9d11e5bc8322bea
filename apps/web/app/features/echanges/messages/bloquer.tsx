import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { useCanalActions } from './messages.mutations.ts'

type BloquerProps = {
  channels_id: number
  users_id: number
  nom: string
  onClose: () => void
  onDone: () => void
}

export function Bloquer({ channels_id, users_id, nom, onClose, onDone }: BloquerProps) {
  const { bloquer } = useCanalActions(channels_id)
  const toast = useToast()
  const block = () =>
    bloquer.mutate(users_id, {
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

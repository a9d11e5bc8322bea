import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import type { OpenedProps } from './avis-actions-props.ts'
import { AVIS_KINDS } from './avis-kinds.ts'
import { useRemoveAvis } from './commentaires.mutations.ts'

export default function RemoveDialog({ objet, avis, onClose }: OpenedProps) {
  const { mutate, isPending } = useRemoveAvis(objet)
  const toast = useToast()
  const { dit } = AVIS_KINDS[objet.model]
  const remove = () =>
    mutate(avis.id, {
      onSuccess: () => toast({ message: dit.supprime, tone: 'success' }),
      onError: ({ message }) => toast({ message, tone: 'danger' }),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      action={dit.supprimer}
      isBusy={isPending}
      onClose={onClose}
      onConfirm={remove}
      title={dit.question}
    >
      <p>
        {avis.note === null
          ? 'Il ne pourra pas être rétabli.'
          : 'Votre note part avec lui. Rien ne pourra être rétabli.'}
      </p>
    </ConfirmDialog>
  )
}

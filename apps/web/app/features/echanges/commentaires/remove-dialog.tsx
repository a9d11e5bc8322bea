import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { OpenedProps } from './avis-actions.tsx'
import { useRemoveAvis } from './commentaires.mutations.ts'

/** Asks before a comment of one’s own is gone. */
export default function RemoveDialog({ objet, avis, onClose }: OpenedProps) {
  const { mutate, isPending } = useRemoveAvis(objet)
  const toast = useToast()
  const remove = () =>
    mutate(avis.id, {
      onSuccess: () => toast({ message: 'Avis supprimé.', tone: 'success' }),
      onError: ({ message }) => toast({ message, tone: 'danger' }),
      onSettled: onClose,
    })
  return (
    <Dialog
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button isLoading={isPending} onClick={remove} variant="danger">
            Supprimer mon avis
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={'Supprimer votre avis\u00a0?'}
    >
      <p>
        {avis.note === null
          ? 'Il ne pourra pas être rétabli.'
          : 'Votre note part avec lui. Rien ne pourra être rétabli.'}
      </p>
    </Dialog>
  )
}

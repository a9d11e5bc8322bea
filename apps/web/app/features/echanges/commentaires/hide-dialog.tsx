import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import type { OpenedProps } from './avis-actions-props.ts'
import { AVIS_KINDS } from './avis-kinds.ts'
import { useHide } from './commentaires.mutations.ts'

export default function HideDialog({ objet, avis, onClose }: OpenedProps) {
  const toast = useToast()
  const { dit } = AVIS_KINDS[objet.model]
  const hide = useHide(objet, avis.id, () => {
    toast({ message: dit.masque, tone: 'success' })
    onClose()
  })
  return (
    <ReasonDialog
      action="Masquer"
      error={hide.error?.message}
      hint="Seuls son auteur et l’équipe le verront encore, avec ce motif, que son auteur reçoit aussi par email."
      isBusy={hide.isPending}
      isOpen
      onClose={onClose}
      onSend={(motif) => hide.mutate(motif)}
      title={dit.masquer}
    />
  )
}

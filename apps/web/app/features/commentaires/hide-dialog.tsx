import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { OpenedProps } from './avis-actions.tsx'
import { useHide } from './commentaires.mutations.ts'

/** For staff: the reason is what the author will read. */
export default function HideDialog({ objet, avis, onClose }: OpenedProps) {
  const [isEmpty, setEmpty] = useState(false)
  const toast = useToast()
  const hide = useHide(objet, avis.id, () => {
    toast({ message: 'Avis masqué.', tone: 'success' })
    onClose()
  })
  return (
    <Dialog isOpen onClose={onClose} title="Masquer cet avis">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const motif = String(new FormData(event.currentTarget).get('motif') ?? '').trim()
          setEmpty(!motif)
          if (motif) hide.mutate(motif)
        }}
      >
        <TextArea
          error={isEmpty ? 'Dites pourquoi\u00a0: la personne le lira.' : hide.error?.message}
          hint="Seuls son auteur et l’équipe verront encore l’avis, avec ce motif. Il le reçoit aussi par email."
          id="motif"
          label="Motif"
          maxLength={1000}
          name="motif"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Annuler</Button>
          <Button isLoading={hide.isPending} type="submit" variant="danger">
            Masquer
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

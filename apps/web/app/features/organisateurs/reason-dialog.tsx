import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'

type ReasonDialogProps = {
  title: string
  isOpen: boolean
  isBusy: boolean
  error: string | undefined
  onClose: () => void
  onRefuse: (motif: string) => void
}

/** A refusal says why. */
export function ReasonDialog({ title, isOpen, onClose, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  )
}

type ReasonFormProps = Omit<ReasonDialogProps, 'title' | 'isOpen'>

function ReasonForm({ isBusy, error, onClose, onRefuse }: ReasonFormProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const motif = String(new FormData(event.currentTarget).get('motif') ?? '').trim()
        setEmpty(!motif)
        if (motif) onRefuse(motif)
      }}
    >
      <TextArea
        error={isEmpty ? 'Dites pourquoi\u00a0: la personne le lira.' : error}
        hint="La personne le recevra par email."
        label="Motif"
        maxLength={1000}
        name="motif"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Annuler</Button>
        <Button isLoading={isBusy} type="submit" variant="danger">
          Refuser
        </Button>
      </div>
    </form>
  )
}

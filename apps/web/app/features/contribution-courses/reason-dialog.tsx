import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'

type ReasonDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Who will read it. */
  hint: string
  /** What is said when nothing is written. */
  empty: string
  action: string
  isBusy: boolean
  error: string | undefined
  onSend: (motif: string) => void
}

/** Asks why before it is done: whoever is concerned reads it. */
export function ReasonDialog({ isOpen, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <Form onCancel={onClose} {...form} />
    </Dialog>
  )
}

type FormProps = Omit<ReasonDialogProps, 'isOpen' | 'onClose' | 'title'> & { onCancel: () => void }

function Form({ hint, empty, action, isBusy, error, onSend, onCancel }: FormProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const motif = String(new FormData(event.currentTarget).get('motif') ?? '').trim()
        setEmpty(!motif)
        if (motif) onSend(motif)
      }}
    >
      <TextArea
        error={isEmpty ? empty : error}
        hint={hint}
        label="Raison"
        maxLength={1000}
        name="motif"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>Revenir</Button>
        <Button isLoading={isBusy} type="submit" variant="danger">
          {action}
        </Button>
      </div>
    </form>
  )
}

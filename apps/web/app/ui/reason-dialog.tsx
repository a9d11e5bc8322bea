import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './text-field.tsx'

export type ReasonDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  action: string
  back?: string
  label?: string
  hint: string | null
  empty?: string
  isOptional?: boolean
  initial?: string
  isBusy: boolean
  error: string | undefined
  onSend: (motif: string) => void
}

export function ReasonDialog({ isOpen, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <ReasonForm onCancel={onClose} {...form} />
    </Dialog>
  )
}

type ReasonFormProps = Omit<ReasonDialogProps, 'isOpen' | 'onClose' | 'title'> & {
  onCancel: () => void
}

function ReasonForm({
  action,
  back = 'Annuler',
  label = 'Motif',
  hint,
  empty = 'Dites pourquoi\u00a0: la personne le lira.',
  isOptional = false,
  initial,
  isBusy,
  error,
  onSend,
  onCancel,
}: ReasonFormProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const motif = String(new FormData(event.currentTarget).get('motif') ?? '').trim()
        const isMissing = !motif && !isOptional
        setEmpty(isMissing)
        if (isMissing) event.currentTarget.querySelector('textarea')?.focus()
        else onSend(motif)
      }}
    >
      <TextArea
        defaultValue={initial}
        error={isEmpty ? empty : error}
        hint={hint ?? undefined}
        isOptional={isOptional}
        label={label}
        maxLength={1000}
        name="motif"
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onCancel}>{back}</Button>
        <Button isLoading={isBusy} type="submit" variant={isOptional ? 'secondary' : 'danger'}>
          {action}
        </Button>
      </div>
    </form>
  )
}

import type { Demande } from '@foulee/contract/demandes'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'

type RefusalDialogProps = {
  demande: Demande | null
  isBusy: boolean
  error: string | undefined
  onClose: () => void
  onRefuse: (motif: string) => void
}

/** A refusal says why: the applicant reads it and may ask again. */
export function RefusalDialog({ demande, isBusy, error, onClose, onRefuse }: RefusalDialogProps) {
  const [isEmpty, setEmpty] = useState(false)
  return (
    <Dialog isOpen={demande !== null} onClose={onClose} title="Refuser cette demande">
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
          hint="La personne le recevra par email et pourra refaire une demande."
          id="motif"
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
    </Dialog>
  )
}

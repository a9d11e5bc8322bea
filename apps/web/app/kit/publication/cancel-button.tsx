import { useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import type { Gestion, Kind } from './kind.ts'
import { decline } from './noun.ts'
import { type Move, useMove } from './use-kind.ts'

type CancelButtonProps<G extends Gestion> = {
  kind: Kind<G>
  id: number
  cancel: (motif: string) => Move<G>
  /** Also cancelled: « et ses départs ». */
  withIt?: string
  readers: string
  hint: string
  onRefused?: () => unknown
}

export function CancelButton<G extends Gestion>(props: CancelButtonProps<G>) {
  const { kind, id, cancel, withIt, readers, hint, onRefused } = props
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending, reset } = useMove(kind, id)
  const { le, ce } = decline(kind)
  const close = () => {
    reset()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        Annuler {le}…
      </Button>
      <ReasonDialog
        action={['Annuler', le, withIt].filter(Boolean).join(' ')}
        back="Revenir"
        empty={`Dites pourquoi\u00a0: ${readers} le liront.`}
        error={error ? readEditFailure(error).message : undefined}
        hint={hint}
        isBusy={isPending}
        isOpen={isOpen}
        label="Raison"
        onClose={close}
        onSend={(motif) =>
          mutate(cancel(motif), { onSuccess: () => setOpen(false), onError: onRefused })
        }
        title={`Annuler ${ce}\u00a0?`}
      />
    </>
  )
}

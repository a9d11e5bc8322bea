import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useMove } from './use-move.ts'

/**
 * Cancels the event and all its coming dates: each registered member gets a single notice with the
 * reason.
 */
export function CancelEvenement({ gestion }: { gestion: EvenementGestion }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending, reset } = useMove(gestion.evenement.id, () => setOpen(false))
  const close = () => {
    reset()
    setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)} variant="quiet">
        Annuler l’évènement…
      </Button>
      <ReasonDialog
        action="Annuler l’évènement"
        back="Revenir"
        empty="Dites pourquoi&nbsp;: les inscrits le liront."
        error={error ? readEditFailure(error).message : undefined}
        hint={sayWho(gestion)}
        isBusy={isPending}
        isOpen={isOpen}
        label="Raison"
        onClose={close}
        onSend={(motif) => mutate({ geste: 'annuler', motif })}
        title="Annuler cet évènement&nbsp;?"
      />
    </>
  )
}

function sayWho({ dates }: EvenementGestion): string {
  const toCome = dates.filter(({ etat }) => etat === 'ouvert' || etat === 'complet')
  const held = toCome.reduce((sum, { nb_inscrits }) => sum + nb_inscrits, 0)
  const shown = 'La raison s’affiche sur la page de l’évènement.'
  if (!held) return `Toutes ses dates à venir sont annulées. ${shown}`
  const who = held === 1 ? 'Une inscription est prise' : `${held}\u00a0inscriptions sont prises`
  return `${who} à des dates à venir\u00a0: elles sont annulées avec lui, et chacun reçoit la raison. ${shown}`
}

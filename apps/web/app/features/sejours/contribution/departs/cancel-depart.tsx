import type { Depart } from '@foulee/contract/sejours/departs'
import { deDateRange } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useDeparts } from './use-departs.ts'

type CancelDepartProps = { voyage: number; depart: Depart }

export function CancelDepart({ voyage: id, depart }: CancelDepartProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending, reset } = useDeparts(id, async (motif: string) => {
    const params = { id, disponibilites_id: depart.id }
    const call = 'POST /api/voyages/disponibilite/{id}/annuler/{disponibilites_id}'
    return (await api(call, { params, body: { motif } })).data
  })
  const close = () => {
    reset()
    setOpen(false)
  }
  return (
    <>
      <Button
        aria-label={`Annuler le départ ${deDateRange(depart.debut, depart.fin)}`}
        icon="close"
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        Annuler le départ…
      </Button>
      <ReasonDialog
        action="Annuler le départ"
        back="Revenir"
        empty="Dites pourquoi&nbsp;: les voyageurs le liront."
        error={error ? readEditFailure(error).message : undefined}
        hint={formatConcerned(depart)}
        isBusy={isPending}
        isOpen={isOpen}
        label="Raison"
        onClose={close}
        onSend={(motif) => mutate(motif, { onSuccess: close })}
        title="Annuler ce départ&nbsp;?"
      />
    </>
  )
}

function formatConcerned({ debut, fin, places_prises, nb_attentes }: Depart): string {
  const held = [
    places_prises === 1 && 'une place est réservée',
    places_prises > 1 && `${places_prises}\u00a0places sont réservées`,
    nb_attentes > 0 && `${nb_attentes} sur la liste d’attente`,
  ].filter(Boolean)
  const who = held.length
    ? `${held.join(', ')}\u00a0: chaque réservation est annulée sans frais, chacun reçoit cette raison par email.`
    : 'personne n’a réservé. Qui garde le séjour dans sa run list reçoit cette raison.'
  return `Départ ${deDateRange(debut, fin)}\u00a0: ${who} On ne revient pas en arrière.`
}

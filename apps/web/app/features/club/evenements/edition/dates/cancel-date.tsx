import type { DateGeree } from '@foulee/contract/club/evenements-edition'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { useChange } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { EVENEMENT } from '../evenement-kind.ts'

type CancelDateProps = { evenement: number; date: DateGeree; name: string; version: number }

export function CancelDate({ evenement: id, date, name, version }: CancelDateProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, error, isPending, reset } = useChange(EVENEMENT, id, async (motif: string) => {
    const params = { id, dates_id: date.id }
    const call = 'POST /api/evenements/date/{id}/annuler/{dates_id}'
    return (await api(call, { params, body: { motif, version } })).data
  })
  const close = () => {
    reset()
    setOpen(false)
  }
  return (
    <>
      <Button
        aria-label={`Annuler cette date… ${name}`}
        icon="close"
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        Annuler cette date…
      </Button>
      <ReasonDialog
        action="Annuler cette date"
        back="Revenir"
        empty="Dites pourquoi&nbsp;: les inscrits le liront."
        error={error ? readEditFailure(error).message : undefined}
        hint={formatConcerned(date, name)}
        isBusy={isPending}
        isOpen={isOpen}
        label="Raison"
        onClose={close}
        onSend={(motif) => mutate(motif, { onSuccess: close })}
        title="Annuler cette date&nbsp;?"
      />
    </>
  )
}

function formatConcerned({ nb_inscrits, nb_attentes }: DateGeree, name: string): string {
  const nb = nb_inscrits + nb_attentes
  const who =
    nb === 0
      ? 'personne n’est inscrit. La date reste sur la page, barrée, avec cette raison.'
      : `${nb === 1 ? 'une personne est inscrite ou attend une place, et reçoit' : `${nb}\u00a0personnes sont inscrites ou attendent une place, et reçoivent`} cette raison.`
  return `${capitalize(name)}\u00a0: ${who} On ne revient pas en arrière.`
}

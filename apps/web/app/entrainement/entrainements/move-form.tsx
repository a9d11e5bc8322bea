import { isDate } from '@foulee/domain/calendrier'
import { formatDateLongue } from '@foulee/domain/date'
import { useState } from 'react'
import { api } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useGeste, useTrainingChange } from './entrainements.mutations.ts'
import type { EntrainementFormProps } from './form-props.ts'

export const useMove = () =>
  useGeste(
    (given: { id: number; jour: string }) => api('POST /api/training/change', { body: given }),
    ({ jour }) => `Déplacé au ${formatDateLongue(jour)}.`,
  )

/** Another day for a training; its first one is kept beside it. */
export function MoveForm({ entrainement: { id, jour }, onBack }: EntrainementFormProps) {
  const move = useMove()
  const [missing, setMissing] = useState<string>()
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const next = String(new FormData(event.currentTarget).get('jour') ?? '')
        if (!isDate(next)) return setMissing('Choisissez un jour.')
        if (next === jour) return setMissing('Il est déjà ce jour-là.')
        setMissing(undefined)
        move.run({ id, jour: next }, onBack)
      }}
    >
      <TextField defaultValue={jour} error={missing} label="Nouveau jour" name="jour" type="date" />
      <Button className="justify-self-start" isLoading={move.isPending} type="submit">
        Déplacer
      </Button>
    </form>
  )
}

/** Takes a training off the calendar, with a word or without. */
export function DropForm({ entrainement: { id, titre }, onGone }: EntrainementFormProps) {
  const drop = useGeste(
    (given: { id: number; raison: string }) => api('POST /api/training/drop', { body: given }),
    () => `«\u00a0${titre}\u00a0» est retiré de votre agenda.`,
  )
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const raison = String(new FormData(event.currentTarget).get('raison') ?? '').trim()
        drop.run({ id, raison }, onGone)
      }}
    >
      <p>Il quitte l’agenda et reste dans l’historique de votre plan.</p>
      <TextArea isOptional label="Pourquoi" maxLength={300} name="raison" />
      <Button className="justify-self-start" isLoading={drop.isPending} type="submit">
        Retirer
      </Button>
    </form>
  )
}

/** Erases a training, with what was said of it. */
export function RemoveForm({ entrainement: { id, titre }, onBack, onGone }: EntrainementFormProps) {
  const toast = useToast()
  const remove = useTrainingChange(() => api('POST /api/training/del/{id}', { params: { id } }))
  return (
    <div className="grid gap-4">
      <p>
        «&nbsp;{titre}&nbsp;» sera effacé de l’agenda et des listes, avec ce que vous en avez dit.
        On ne peut pas revenir en arrière.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>Garder</Button>
        <Button
          isLoading={remove.isPending}
          onClick={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                onGone()
                toast({ message: 'L’entraînement est supprimé.', tone: 'success' })
              },
              onError: ({ message }) => toast({ message, tone: 'danger' }),
            })
          }
          variant="danger"
        >
          Supprimer
        </Button>
      </div>
    </div>
  )
}

import { isDate } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useState } from 'react'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { useDraft } from '#ui/form/use-draft.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { removeEntrainement } from './entrainement-calls.ts'
import { createUndo, useGeste } from './entrainements.mutations.ts'
import type { EntrainementFormProps } from './form-props.ts'

/** @param isTheirs an athlete's training, moved by the coach: without undo */
export const useMove = (isTheirs = false) =>
  useGeste(
    async (body: { id: number; jour: string }) => {
      const { data } = await api('POST /api/training/change', { body })
      return isTheirs ? null : createUndo(data[0]?.gestes ?? [])
    },
    ({ jour }) => `Déplacé au ${formatDateLongue(jour)}.`,
  )

export function MoveForm({ entrainement: { id, jour }, onBack, athlete }: EntrainementFormProps) {
  const move = useMove(athlete !== undefined)
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

export function DropForm({
  entrainement: { id, titre },
  draft,
  onGone,
  athlete,
}: EntrainementFormProps) {
  const form = useDraft(draft, false)
  const drop = useGeste(
    async (body: { id: number; raison: string }) => {
      const { data } = await api('POST /api/training/drop', { body })
      return athlete ? null : createUndo(data.gestes)
    },
    () =>
      athlete
        ? `${athlete} n’a plus «\u00a0${titre}\u00a0» à son agenda.`
        : `«\u00a0${titre}\u00a0» est retiré de votre agenda.`,
  )
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const raison = String(new FormData(event.currentTarget).get('raison') ?? '').trim()
        drop.run({ id, raison }, onGone)
      }}
      ref={form}
    >
      <p>
        {athlete
          ? `Il quitte l’agenda de ${athlete}, qui lit pourquoi si vous le dites.`
          : 'Il quitte l’agenda et reste dans l’historique de votre plan.'}
      </p>
      <TextArea isOptional label="Pourquoi" maxLength={300} name="raison" />
      <Button className="justify-self-start" isLoading={drop.isPending} type="submit">
        Retirer
      </Button>
    </form>
  )
}

export function RemoveForm({ entrainement: { id, titre }, onBack, onGone }: EntrainementFormProps) {
  const remove = useGeste(
    async () => {
      const { data } = await removeEntrainement(api, id)
      // The server keeps nothing: the body for the undo is in this page only.
      return () => api('POST /api/training/retablir', { body: data })
    },
    () => `«\u00a0${titre}\u00a0» est supprimé.`,
  )
  return (
    <div className="grid gap-4">
      <p>
        «&nbsp;{titre}&nbsp;» sera effacé de l’agenda et des listes, avec ce que vous en avez dit.
        Vous pourrez annuler juste après, tant que le message est affiché.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onBack}>Garder</Button>
        <Button
          isLoading={remove.isPending}
          onClick={() => remove.run(undefined, onGone)}
          variant="danger"
        >
          Supprimer
        </Button>
      </div>
    </div>
  )
}

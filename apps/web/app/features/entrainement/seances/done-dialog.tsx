import type { Seance } from '@foulee/contract/entrainement/seance'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import type { FormEvent } from 'react'
import {
  createUndo,
  useGeste,
} from '#features/entrainement/shared/entrainements/entrainements.mutations.ts'
import { EFFORTS } from '#features/entrainement/shared/entrainements/etats.ts'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useClearDraft, useDraft } from '#ui/form/use-draft.ts'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { readDone } from './done-fields.ts'
import { TO_AGENDA } from './paths.ts'
import { doSeance } from './seance-calls.ts'

const DRAFT = 'fait'

type DoneDialogProps = { seance: Seance; onClose: () => void }

export function DoneDialog({ seance, onClose }: DoneDialogProps) {
  const { mutate, error, isPending } = useGeste(
    async (form: FormData) => {
      const { id, gestes } = await doSeance(api, seance.id, readDone(form))
      // Undo of a session that was already planned: it becomes planned again.
      const unmark = () =>
        api('POST /api/training/done/{id}', { params: { id }, body: { etat: 'prevu' } })
      return createUndo(gestes) ?? unmark
    },
    () => ({ message: 'C’est noté. Bravo\u00a0!', link: TO_AGENDA }),
  )
  const kept = useDraft(DRAFT, false)
  const forget = useClearDraft(DRAFT)
  const end = () => {
    forget()
    onClose()
  }
  const { message, errors } = readEditFailure(error)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate(new FormData(event.currentTarget), { onSuccess: end })
  }
  return (
    <Dialog isOpen onClose={onClose} title="C’est fait">
      <form className="grid gap-5" noValidate onSubmit={send} ref={kept}>
        <p className="text-ink-soft">
          Tout est facultatif&nbsp;: sans rien de plus, la séance compte comme prévu.
        </p>
        <TextField
          defaultValue={parisDate(new Date())}
          error={errors.jour}
          label="Jour"
          max={parisDate(new Date())}
          name="jour"
          type="date"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            autoComplete="off"
            error={errors.duree}
            hint="45, 1h05 ou 52:30"
            isOptional
            label="Durée"
            name="duree"
          />
          <TextField
            autoComplete="off"
            error={errors.distance}
            hint="En kilomètres, comme 8,5"
            inputMode="decimal"
            isOptional
            label="Distance"
            name="distance"
            unit="km"
          />
        </div>
        <Select
          error={errors.rpe}
          isOptional
          label="Effort ressenti, de 1 à 10"
          name="rpe"
          options={EFFORTS}
          placeholder="Je ne sais pas"
        />
        <TextArea
          error={errors.mots}
          isOptional
          label="En quelques mots"
          maxLength={2000}
          name="mots"
          rows={2}
        />
        {message && Object.keys(errors).length === 0 && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {message}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button icon="check" isLoading={isPending} type="submit" variant="primary">
            Enregistrer
          </Button>
          <Button onClick={end} variant="quiet">
            Annuler
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

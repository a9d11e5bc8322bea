import type { Seance } from '@foulee/contract/entrainement/seance'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useState } from 'react'
import {
  createUndo,
  useGeste,
} from '#features/entrainement/shared/entrainements/entrainements.mutations.ts'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { TO_AGENDA } from './paths.ts'

type PlanDialogProps = { seance: Seance; onClose: () => void }

export function PlanDialog({ seance, onClose }: PlanDialogProps) {
  const today = parisDate(new Date())
  const [jour, setJour] = useState(today)
  const [note, setNote] = useState('')
  const { mutate, error, isPending } = useGeste(
    async () => {
      const body = { seances_id: seance.id, jour, note }
      return createUndo((await api('POST /api/training/create', { body })).data.gestes)
    },
    () => ({
      message: `Ajoutée à votre agenda, le ${formatDateLongue(jour)}.`,
      link: TO_AGENDA,
    }),
  )
  const { message, errors } = readEditFailure(error)
  return (
    <Dialog isOpen onClose={onClose} title="Ajouter à mon agenda">
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate(undefined, { onSuccess: onClose })
        }}
      >
        <TextField
          error={errors.jour}
          label="Quel jour&nbsp;?"
          name="jour"
          onChange={(event) => setJour(event.target.value)}
          required
          type="date"
          value={jour}
        />
        <TextArea
          error={errors.note}
          isOptional
          label="Note pour moi"
          maxLength={1000}
          name="note"
          onChange={(event) => setNote(event.target.value)}
          rows={2}
          value={note}
        />
        {message && !errors.jour && !errors.note && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {message}
          </p>
        )}
        <Button icon="calendar" isLoading={isPending} type="submit" variant="primary">
          Ajouter ce jour-là
        </Button>
      </form>
    </Dialog>
  )
}

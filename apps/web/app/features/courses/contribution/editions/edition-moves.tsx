import type { EditionEditee } from '@foulee/contract/courses/editions'
import { findEditionDoubts } from '@foulee/domain/courses/doutes'
import { SANS_DATE } from '@foulee/domain/courses/edition'
import { formatDate } from '@foulee/domain/shared/date'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { useErrorFocus } from '#kit/editor/focus-first-error.ts'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { saveEdition, toPostponement } from './editions-calls.ts'
import { useDoubts } from './use-doubts.tsx'
import { useEditions } from './use-editions.ts'

type MovesProps = { coursesId: number; edition: EditionEditee; isPublished: boolean }
type Move = 'reporter' | 'annuler'

export function EditionMoves({ coursesId, edition, isPublished }: MovesProps) {
  const [open, setOpen] = useState<Move | null>(null)
  const { ask, dialog } = useDoubts()
  const saving = useEditions(coursesId, async (fields: Record<string, string>) => {
    const { inscription_fermeture } = edition
    const date_debut = fields.date_inconnue ? null : fields.date_debut
    if (date_debut !== undefined && date_debut !== '') {
      await ask(findEditionDoubts({ date_debut, inscription_fermeture }))
    }
    const id = String(edition.id)
    return (await saveEdition(api, { courses_id: coursesId, fields: { ...fields, id } })).data
      .ensemble
  })
  const close = () => {
    saving.reset()
    setOpen(null)
  }
  const send = (fields: Record<string, string>) => saving.mutate(fields, { onSuccess: close })
  const { errors } = readEditFailure(saving.error)
  if (edition.is_past || edition.brouillon) return null
  if (edition.annulee) {
    return (
      <Button
        icon="refresh"
        isLoading={saving.isPending}
        onClick={() => send({ annulee: 'false' })}
        variant="quiet"
      >
        Elle a finalement lieu
      </Button>
    )
  }
  return (
    <>
      {dialog}
      <Button icon="clock" onClick={() => setOpen('reporter')} variant="quiet">
        Reporter
      </Button>
      <Button icon="close" onClick={() => setOpen('annuler')} variant="quiet">
        Annuler l’édition
      </Button>
      <MoveDialog
        action="Reporter"
        error={saving.error}
        isBusy={saving.isPending}
        isOpen={open === 'reporter'}
        onClose={close}
        onSend={(form) => send(toPostponement(edition, form))}
        title="Reporter cette édition"
      >
        <p>
          La date d’avant, {formatDate(edition.reportee_du ?? edition.date_debut)}, reste affichée.
          {isPublished && ' Les coureurs qui l’ont dans leur run list sont prévenus.'}
        </p>
        <PostponedTo edition={edition} errors={errors} />
        <TextArea error={errors.report_motif} label="Raison" maxLength={1000} name="report_motif" />
      </MoveDialog>
      <MoveDialog
        action="Annuler l’édition"
        error={saving.error}
        isBusy={saving.isPending}
        isOpen={open === 'annuler'}
        onClose={close}
        onSend={(form) =>
          send({ annulee: 'true', annulation_motif: String(form.get('annulation_motif')) })
        }
        title="Annuler cette édition"
      >
        <p>
          Elle reste visible, barrée de la raison que vous donnez.
          {isPublished && ' Les coureurs qui l’ont dans leur run list sont prévenus.'}
        </p>
        <TextArea
          error={errors.annulation_motif}
          label="Raison"
          maxLength={1000}
          name="annulation_motif"
        />
      </MoveDialog>
    </>
  )
}

type PostponedToProps = { edition: EditionEditee; errors: Readonly<Record<string, string>> }

function PostponedTo({ edition, errors }: PostponedToProps) {
  const [isUnknown, setUnknown] = useState(false)
  return (
    <>
      <Checkbox
        checked={isUnknown}
        hint={`Affichée «\u00a0${SANS_DATE}\u00a0», sans jour, jusqu’à ce que vous le donniez.`}
        name="date_inconnue"
        onChange={({ currentTarget }) => setUnknown(currentTarget.checked)}
      >
        La nouvelle date n’est pas connue
      </Checkbox>
      {!isUnknown && (
        <>
          <TextField
            error={errors.date_debut ?? errors.reportee_du}
            label="Nouveau premier jour"
            name="date_debut"
            type="date"
          />
          <TextField
            error={errors.editions_fin ?? errors.epreuves}
            hint={
              edition.editions_fin ? 'Sans lui, elle dure autant de jours que prévu.' : undefined
            }
            isOptional
            label="Nouveau dernier jour"
            name="editions_fin"
            type="date"
          />
        </>
      )}
    </>
  )
}

type MoveDialogProps = {
  title: string
  action: string
  isOpen: boolean
  isBusy: boolean
  error: unknown
  onClose: () => void
  onSend: (form: FormData) => void
  children: ReactNode
}

function MoveDialog(props: MoveDialogProps) {
  const { title, action, isOpen, isBusy, error, onClose, onSend, children } = props
  const form = useRef<HTMLFormElement>(null)
  useErrorFocus(form, error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form className="grid gap-5" noValidate onSubmit={submit} ref={form}>
        {children}
        {error ? <SaveStatus error={error} isPending={false} isSuccess={false} /> : null}
        <div className="flex flex-wrap-reverse justify-end gap-3 max-sm:*:grow">
          <Button onClick={onClose}>Revenir</Button>
          <Button isLoading={isBusy} type="submit" variant="danger">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

import type { EpreuveChanges, EpreuveEditee } from '@foulee/contract/courses/editions'
import { isCancelled } from '@foulee/domain/shared/publication'
import { useState } from 'react'
import { readEditFailure } from '#kit/editor/edit-failure.ts'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { saveEpreuve } from './editions-calls.ts'
import { useEditions } from './use-editions.ts'

type EpreuveMovesProps = {
  coursesId: number
  epreuve: EpreuveEditee
  edition: { annulee: boolean; is_past: boolean }
  isPublished: boolean
}

export function EpreuveMoves({ coursesId, epreuve, edition, isPublished }: EpreuveMovesProps) {
  const { id, editions_id, nom } = epreuve
  const [isOpen, setOpen] = useState(false)
  const saving = useEditions(coursesId, async (fields: EpreuveChanges) => {
    return (await saveEpreuve(api, { editions_id, id, fields })).data.ensemble
  })
  const close = () => {
    saving.reset()
    setOpen(false)
  }
  const failure = readEditFailure(saving.error)
  if (isCancelled(epreuve.etat)) {
    if (edition.is_past) return null
    return (
      <>
        <Button
          aria-label={`${nom}\u00a0: elle a finalement lieu`}
          icon="refresh"
          isLoading={saving.isPending}
          onClick={() => saving.mutate({ annulee: false })}
          variant="quiet"
        >
          Elle a finalement lieu
        </Button>
        {saving.error && <SaveStatus error={saving.error} isPending={false} isSuccess={false} />}
      </>
    )
  }
  if (edition.annulee) return null
  return (
    <>
      <Button
        aria-label={`Annuler ${nom}`}
        icon="close"
        onClick={() => setOpen(true)}
        variant="quiet"
      >
        Annuler
      </Button>
      <ReasonDialog
        action="Annuler l’épreuve"
        back="Revenir"
        empty={'Dites pourquoi\u00a0: les coureurs le liront.'}
        error={
          failure.errors.annulee ??
          failure.errors.annulation_motif ??
          (saving.error ? failure.message : undefined)
        }
        hint={
          isPublished && !edition.is_past
            ? 'Elle reste affichée avec cette raison, et les coureurs qui l’ont dans leur run list sont prévenus.'
            : 'Elle reste affichée avec cette raison.'
        }
        isBusy={saving.isPending}
        isOpen={isOpen}
        label="Raison"
        onClose={close}
        onSend={(annulation_motif) =>
          saving.mutate({ annulee: true, annulation_motif }, { onSuccess: close })
        }
        title={`Annuler ${nom}`}
      />
    </>
  )
}

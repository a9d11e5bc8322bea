import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import { useState } from 'react'
import { api } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { MomentField, readMoment, toMoment } from '../ui/moment-field.tsx'
import { PassedVersionOf } from '../ui/passed-version.tsx'
import { useFormAct } from '../ui/use-act.ts'

type PublishDialogProps = { actualite: AdminActualite; onClose: () => void }

export function PublishDialog({
  actualite: { id, titre, publie_le },
  onClose,
}: PublishDialogProps) {
  const [read, setRead] = useState(publie_le)
  const [moment, setMoment] = useState(publie_le ? toMoment(new Date(publie_le)) : '')
  const publish = useFormAct(
    () =>
      api('POST /api/admin/actualites/publier/{id}', {
        params: { id },
        body: { publie_le: readMoment(moment) ?? new Date().toISOString(), depuis: read },
      }),
    'C’est fait.',
  )
  return (
    <FormDialog
      error={publish.error}
      isBusy={publish.isPending}
      onClose={onClose}
      onSend={() => publish.mutate(undefined, { onSuccess: onClose })}
      submit="Publier"
      title={`Publier «\u00a0${titre}\u00a0»`}
    >
      <PassedVersionOf<AdminActualite>
        error={publish.error}
        id={id}
        list="actualites"
        onOverwrite={(now) => setRead(now.publie_le)}
      />
      <MomentField
        helperText="Heure de Paris. Sans date, elle paraît tout de suite dans le fil de tous les membres."
        label="Publier le"
        name="publie_le"
        onChange={setMoment}
        value={moment}
      />
    </FormDialog>
  )
}

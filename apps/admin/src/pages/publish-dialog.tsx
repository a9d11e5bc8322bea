import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import { useState } from 'react'
import { api } from '../api.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { MomentField, readMoment, toMoment } from '../ui/moment-field.tsx'
import { useFormAct } from '../ui/use-act.ts'

type PublishDialogProps = { page: AdminPageSite; onClose: () => void }

const write = (instant: string | null) => (instant ? toMoment(new Date(instant)) : '')

export function PublishDialog({
  page: { id, titre, publie_du, publie_au },
  onClose,
}: PublishDialogProps) {
  const [from, setFrom] = useState(write(publie_du))
  const [to, setTo] = useState(write(publie_au))
  const publish = useFormAct(
    () =>
      api('POST /api/admin/pages/publier/{id}', {
        params: { id },
        body: { est_publiee: true, publie_du: readMoment(from), publie_au: readMoment(to) },
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
      <MomentField
        helperText="Heure de Paris. Sans date, tout de suite."
        label="Publier le"
        name="publie_du"
        onChange={setFrom}
        value={from}
      />
      <MomentField
        helperText="Heure de Paris. Sans date, elle reste."
        label="Retirer le"
        name="publie_au"
        onChange={setTo}
        value={to}
      />
    </FormDialog>
  )
}

import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { useFormAct } from '../ui/use-act.ts'
import { type Period, PeriodDialog } from './period-dialog.tsx'

/** Gives a period to one member or a list of them, and says which addresses nobody has. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [emails, setEmails] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const grant = useFormAct(
    (period: Period) =>
      api('POST /api/admin/premium/donner', {
        body: { emails: emails.split(/[\s,;]+/).filter(Boolean), ...period },
      }),
    'Périodes données.',
  )
  const send = (period: Period) =>
    grant.mutate(period, {
      onSuccess: ({ data }) => {
        if (data.inconnus.length) setUnknown(data.inconnus)
        else onClose()
      },
    })
  return (
    <PeriodDialog
      act={grant}
      onClose={onClose}
      onSend={send}
      outcome={
        unknown.length > 0 && (
          <Alert severity="warning">
            Personne n’a ces adresses&nbsp;: {unknown.join(', ')}. Les autres ont leur période.
          </Alert>
        )
      }
      submit="Donner"
      title="Donner une période premium"
    >
      <TextField
        helperText="Une par ligne, ou séparées par des virgules."
        label="Adresses des membres"
        minRows={3}
        multiline
        onChange={(event) => setEmails(event.target.value)}
        required
        value={emails}
      />
    </PeriodDialog>
  )
}

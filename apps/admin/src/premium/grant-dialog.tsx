import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { api } from '../api.ts'
import { useFormAct } from '../ui/use-act.ts'
import { type Period, PeriodDialog } from './period-dialog.tsx'

export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [emails, setEmails] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const parts = emails.split(/[\s,;]+/).filter(Boolean)
  const grant = useFormAct(async (period: Period) => {
    const answer = await api('POST /api/admin/premium/donner', {
      body: { emails: parts, ...period },
    })
    // Only unknown addresses: the form stays open for a correction.
    if (!answer.data.nb) throw new Error(formatUnknown(answer.data.inconnus))
    return answer
  }, 'Périodes données.')
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
          <Alert severity="warning">{formatUnknown(unknown)} Les autres ont leur période.</Alert>
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
        inputRef={(field: HTMLTextAreaElement | null) =>
          field?.setCustomValidity(parts.length ? '' : 'Indiquez au moins une adresse.')
        }
        name="emails"
        onChange={(event) => setEmails(event.target.value)}
        required
        value={emails}
      />
    </PeriodDialog>
  )
}

const formatUnknown = (emails: readonly string[]) =>
  `${emails.length > 1 ? 'Personne n’a ces adresses' : 'Personne n’a cette adresse'}\u00a0: ${emails.join(', ')}.`

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../api.ts'
import { describeFailure, useAct } from '../ui/use-act.ts'
import { NO_PERIOD, PeriodFields } from './period-fields.tsx'

/** Gives a period to one member or a list of them, and says which addresses nobody has. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const [emails, setEmails] = useState('')
  const [period, setPeriod] = useState(NO_PERIOD)
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const grant = useAct(
    () =>
      api('POST /api/admin/premium/donner', {
        body: {
          emails: emails.split(/[\s,;]+/).filter(Boolean),
          jours: Number(period.jours),
          motif: period.motif.trim(),
        },
      }),
    'Périodes données.',
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    grant.mutate(undefined, {
      onSuccess: ({ data }) => {
        if (data.inconnus.length) setUnknown(data.inconnus)
        else onClose()
      },
    })
  }
  return (
    <Dialog aria-labelledby="periode-titre" fullWidth onClose={onClose} open>
      <form noValidate onSubmit={send}>
        <DialogTitle id="periode-titre">Donner une période premium</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              helperText="Une par ligne, ou séparées par des virgules."
              label="Adresses des membres"
              minRows={3}
              multiline
              onChange={(event) => setEmails(event.target.value)}
              required
              value={emails}
            />
            <PeriodFields onChange={setPeriod} value={period} />
            {grant.error && <Alert severity="error">{describeFailure(grant.error)}</Alert>}
            {unknown.length > 0 && (
              <Alert severity="warning">
                Personne n’a ces adresses&nbsp;: {unknown.join(', ')}. Les autres ont leur période.
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
          <Button disabled={grant.isPending} type="submit" variant="contained">
            Donner
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

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

/** Makes codes that each give a period, once; they are shown here and nowhere else. */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const [count, setCount] = useState('10')
  const [period, setPeriod] = useState(NO_PERIOD)
  const [codes, setCodes] = useState<readonly string[]>([])
  const make = useAct(
    () =>
      api('POST /api/admin/premium/codes', {
        body: {
          nombre: Number(count),
          jours: Number(period.jours),
          motif: period.motif.trim(),
        },
      }),
    'Codes faits.',
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    make.mutate(undefined, { onSuccess: ({ data }) => setCodes(data.codes) })
  }
  return (
    <Dialog aria-labelledby="codes-titre" fullWidth onClose={onClose} open>
      <form noValidate onSubmit={send}>
        <DialogTitle id="codes-titre">Faire des codes premium</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              label="Nombre de codes"
              onChange={(event) => setCount(event.target.value)}
              required
              slotProps={{ htmlInput: { min: 1, max: 500, inputMode: 'numeric' } }}
              type="number"
              value={count}
            />
            <PeriodFields onChange={setPeriod} value={period} />
            {make.error && <Alert severity="error">{describeFailure(make.error)}</Alert>}
            {codes.length > 0 && (
              <TextField
                helperText="Copiez-les maintenant&nbsp;: ils ne seront plus montrés."
                label="Codes"
                multiline
                slotProps={{ htmlInput: { readOnly: true } }}
                value={codes.join('\n')}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
          <Button disabled={make.isPending} type="submit" variant="contained">
            Faire
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

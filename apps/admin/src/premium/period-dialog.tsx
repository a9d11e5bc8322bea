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
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { describeFailure } from '../ui/use-act.ts'

/** What the calls take of a period: its days, and why it is given. */
export type Period = { jours: number; motif: string }

type PeriodDialogProps = {
  title: string
  submit: string
  act: { error: Error | null; isPending: boolean }
  onSend: (period: Period) => void
  onClose: () => void
  /** Who it is for. */
  children: ReactNode
  /** What came of it, where that has to be read. */
  outcome: ReactNode
}

/** Gives a period, to somebody or to whoever will have a code: for whom, how long, and why. */
export function PeriodDialog(props: PeriodDialogProps) {
  const { title, submit, act, onSend, onClose, children, outcome } = props
  const [jours, setJours] = useState('30')
  const [motif, setMotif] = useState('')
  const titleId = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend({ jours: Number(jours), motif: motif.trim() })
  }
  return (
    <Dialog aria-labelledby={titleId} fullWidth onClose={onClose} open>
      <form noValidate onSubmit={send}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            <TextField
              label="Jours"
              onChange={(event) => setJours(event.target.value)}
              required
              slotProps={{ htmlInput: { min: 1, max: 1100, inputMode: 'numeric' } }}
              type="number"
              value={jours}
            />
            <TextField
              helperText="Le journal le garde, et le membre le lit."
              label="Motif"
              onChange={(event) => setMotif(event.target.value)}
              required
              slotProps={{ htmlInput: { maxLength: 300 } }}
              value={motif}
            />
            {act.error && <Alert severity="error">{describeFailure(act.error)}</Alert>}
            {outcome}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Fermer</Button>
          <Button disabled={act.isPending} type="submit" variant="contained">
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../ui/form-dialog.tsx'

export type Period = { jours: number; motif: string }

type PeriodDialogProps = {
  title: string
  submit: string
  act: { error: Error | null; isPending: boolean }
  onSend: (period: Period) => void
  onClose: () => void
  children: ReactNode
  outcome: ReactNode
}

export function PeriodDialog(props: PeriodDialogProps) {
  const { title, submit, act, onSend, onClose, children, outcome } = props
  const [jours, setJours] = useState('30')
  const [motif, setMotif] = useState('')
  return (
    <FormDialog
      error={act.error}
      isBusy={act.isPending}
      onClose={onClose}
      onSend={() => onSend({ jours: Number(jours), motif: motif.trim() })}
      // A second submit would grant it twice.
      submit={outcome ? null : submit}
      title={title}
    >
      {children}
      <TextField
        label="Jours"
        name="jours"
        onChange={(event) => setJours(event.target.value)}
        required
        slotProps={{ htmlInput: { min: 1, max: 1100, inputMode: 'numeric' } }}
        type="number"
        value={jours}
      />
      <TextField
        helperText="Le journal le garde, et le membre le lit."
        label="Motif"
        name="motif"
        onChange={(event) => setMotif(event.target.value)}
        required
        slotProps={{ htmlInput: { maxLength: 300 } }}
        value={motif}
      />
      {outcome}
    </FormDialog>
  )
}

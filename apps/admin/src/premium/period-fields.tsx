import { TextField } from '@mui/material'

export type Period = { jours: string; motif: string }
export const NO_PERIOD: Period = { jours: '30', motif: '' }

/** How long, and why. */
export const PeriodFields = ({
  value,
  onChange,
}: {
  value: Period
  onChange: (value: Period) => void
}) => (
  <>
    <TextField
      label="Jours"
      onChange={(event) => onChange({ ...value, jours: event.target.value })}
      required
      slotProps={{ htmlInput: { min: 1, max: 1100, inputMode: 'numeric' } }}
      type="number"
      value={value.jours}
    />
    <TextField
      helperText="Le journal le garde, et le membre le lit."
      label="Motif"
      onChange={(event) => onChange({ ...value, motif: event.target.value })}
      required
      slotProps={{ htmlInput: { maxLength: 300 } }}
      value={value.motif}
    />
  </>
)

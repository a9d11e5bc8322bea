import { parisDate, parisInstant, parisTime } from '@foulee/domain/shared/heure-paris'
import { TextField } from '@mui/material'

type MomentFieldProps = {
  label: string
  /** Day and time of Paris, as the field has them: `2026-11-23T14:30`. */
  value: string
  onChange: (value: string) => void
  helperText?: string
  /** What the server calls it, for a refusal that names it. */
  name: string
  required?: boolean
}

/** A day and a time of Paris, wherever the staff sits. */
export const MomentField = ({ onChange, ...field }: MomentFieldProps) => (
  <TextField
    {...field}
    fullWidth
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    type="datetime-local"
  />
)

/** What the field shows of an instant. */
export const toMoment = (instant: Date): string => `${parisDate(instant)}T${parisTime(instant)}`

/** The instant of what the field has; null while it is not whole. */
export function readMoment(value: string): string | null {
  const [day = '', time = ''] = value.split('T')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return null
  return parisInstant(day, time.slice(0, 5)).toISOString()
}

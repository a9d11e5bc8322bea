import { parisDate, parisInstant, parisTime } from '@foulee/domain/shared/heure-paris'
import { TextField } from '@mui/material'

type MomentFieldProps = {
  label: string
  /** Paris time in the format of the input: `2026-11-23T14:30`. */
  value: string
  onChange: (value: string) => void
  helperText?: string
  /** API field, for its errors. */
  name: string
  required?: boolean
}

/** Date and time in Paris, whatever the browser's time zone. */
export const MomentField = ({ onChange, ...field }: MomentFieldProps) => (
  <TextField
    {...field}
    fullWidth
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    type="datetime-local"
  />
)

export const toMoment = (instant: Date): string => `${parisDate(instant)}T${parisTime(instant)}`

export function readMoment(value: string): string | null {
  const [day = '', time = ''] = value.split('T')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return null
  return parisInstant(day, time.slice(0, 5)).toISOString()
}

import type { Statut } from '@foulee/domain/shared/publication'
import { STATUT_LABELS } from '@foulee/domain/shared/publication'
import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { EtatOf } from './etat-chip.tsx'
import { formatDay, formatLastDay, labelInstant } from './format-instant.ts'
import { toChoices } from './to-choices.ts'

type Column = { source: string }
type FormattedInstantProps = Column & { format: (instant: string) => string }

function useInstant(source: string): string | null {
  const value = useRecordContext<Record<string, unknown> & { id: number }>()?.[source]
  return typeof value === 'string' ? value : null
}

/** Only in a table: narrow blocks have no room. */
const ONE_LINE = { whiteSpace: { lg: 'nowrap' } }

function FormattedInstant({ source, format }: FormattedInstantProps) {
  const value = useInstant(source)
  if (value === null) return null
  return (
    <Box component="time" dateTime={value} sx={ONE_LINE}>
      {format(value)}
    </Box>
  )
}

export const InstantOf = ({ source }: Column) => (
  <FormattedInstant format={labelInstant} source={source} />
)
export const DayOf = ({ source }: Column) => <FormattedInstant format={formatDay} source={source} />
/**
 * Last day of a period: an end at midnight belongs to the day before. It is no <time>, for that
 * reason.
 */
export function LastDayOf({ source }: Column) {
  const value = useInstant(source)
  return (
    value && (
      <Box component="span" sx={ONE_LINE}>
        {formatLastDay(value)}
      </Box>
    )
  )
}

const COLOURS = {
  non_publiee: 'default',
  en_validation: 'warning',
  publiee: 'success',
  annulee: 'error',
} as const

export const StatutChip = () => (
  <EtatOf<{ id: number; statut: Statut }>
    toEtat={({ statut }) => ({ label: STATUT_LABELS.feminin[statut], color: COLOURS[statut] })}
  />
)

export const STATUT_CHOICES = toChoices(STATUT_LABELS.feminin)

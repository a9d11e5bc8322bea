import type { Statut } from '@foulee/domain/publication'
import { STATUT_LABELS } from '@foulee/domain/publication'
import { useRecordContext } from 'react-admin'
import { EtatOf } from './etat-chip.tsx'
import { sayInstant, sayLastDay } from './say-instant.ts'

/** The last day of a column: an end at midnight is that of the day before. */
export function LastDayOf({ source }: { source: string }) {
  const value = useRecordContext<Record<string, unknown> & { id: number }>()?.[source]
  if (typeof value !== 'string') return null
  const day = sayLastDay(value)
  return <span style={{ whiteSpace: 'nowrap' }}>{day}</span>
}

/** The instant of a column, in words. */
export function InstantOf({ source }: { source: string }) {
  const value = useRecordContext<Record<string, unknown> & { id: number }>()?.[source]
  if (typeof value !== 'string') return null
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {sayInstant(value)}
    </time>
  )
}

const COLOURS = {
  non_publiee: 'default',
  en_validation: 'warning',
  publiee: 'success',
  annulee: 'error',
} as const

/** The badge of a publication (produit 4.3). */
export const StatutChip = () => (
  <EtatOf<{ id: number; statut: Statut }>
    say={({ statut }) => ({ label: STATUT_LABELS.feminin[statut], color: COLOURS[statut] })}
  />
)

export const STATUT_CHOICES = Object.entries(STATUT_LABELS.feminin).map(([id, name]) => ({
  id,
  name,
}))

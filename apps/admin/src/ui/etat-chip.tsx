import { Chip, type ChipProps } from '@mui/material'
import { type RaRecord, useRecordContext } from 'react-admin'

/** Status: a word, and a colour that only repeats it. */
export type Etat = { label: string; color: NonNullable<ChipProps['color']> }

export const EtatChip = ({ label, color }: Etat) => (
  <Chip color={color} label={label} size="small" variant="outlined" />
)

export function EtatOf<Row extends RaRecord>({ toEtat }: { toEtat: (row: Row) => Etat }) {
  const row = useRecordContext<Row>()
  return row ? <EtatChip {...toEtat(row)} /> : null
}

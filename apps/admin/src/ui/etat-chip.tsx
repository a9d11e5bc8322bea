import { Chip, type ChipProps } from '@mui/material'
import { type RaRecord, useRecordContext } from 'react-admin'

/** How something stands: a word, and a colour that says nothing more than the word. */
export type Etat = { label: string; color: NonNullable<ChipProps['color']> }

export const EtatChip = ({ label, color }: Etat) => (
  <Chip color={color} label={label} size="small" variant="outlined" />
)

/** How the thing of a row stands. */
export function EtatOf<Row extends RaRecord>({ say }: { say: (row: Row) => Etat }) {
  const row = useRecordContext<Row>()
  return row ? <EtatChip {...say(row)} /> : null
}

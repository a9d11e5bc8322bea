import type { AudienceChiffres } from '@foulee/contract/site/audience-chiffres'
import { formatDate, formatDateRange, formatMois } from '@foulee/domain/shared/date'
import {
  formatNombre,
  MESURES,
  PAS_LABELS,
  type Pas,
  type Tranche,
} from '@foulee/domain/site/audience-chiffres'
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { BLOCKS_CLASS } from '../ui/blocks.tsx'

type ChiffresTableProps = { chiffres: AudienceChiffres; pas: Pas }

export function ChiffresTable({ chiffres: { tranches, mesures }, pas }: ChiffresTableProps) {
  return (
    <TableContainer aria-label="Chiffres, ligne par ligne" role="region" tabIndex={0}>
      <Typography color="textSecondary" sx={{ display: { lg: 'none' }, p: 2 }} variant="body2">
        Un chiffre qui n’est pas écrit est celui de moins de cinq personnes.
      </Typography>
      <Table aria-label="Chiffres de l’audience" className={BLOCKS_CLASS} size="small">
        <TableHead>
          <TableRow>
            <TableCell role="columnheader" sx={FIRST}>
              {PAS_LABELS[pas]}
            </TableCell>
            {mesures.map(({ cle }) => (
              <TableCell align="right" key={cle} role="columnheader" sx={{ minWidth: 110 }}>
                {MESURES[cle].libelle}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {tranches.map((tranche, at) => (
            <TableRow key={tranche.debut}>
              <TableCell component="th" role="rowheader" scope="row" sx={FIRST}>
                {formatTranche(tranche, pas)}
              </TableCell>
              {mesures.map(({ cle, valeurs }) => (
                <Figure key={cle} label={MESURES[cle].libelle} nb={valeurs[at] ?? 0} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

const FIRST = {
  backgroundColor: 'background.default',
  left: 0,
  position: 'sticky',
  whiteSpace: 'nowrap',
}
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

const Figure = ({ label, nb }: { label: string; nb: number }) => (
  <TableCell
    align="right"
    className={nb ? undefined : 'nul'}
    data-label={label}
    role="cell"
    sx={{ ...NUMBER, color: nb ? 'text.primary' : 'text.secondary' }}
  >
    {formatNombre(nb)}
  </TableCell>
)

function formatTranche({ debut, fin }: Tranche, pas: Pas): string {
  if (pas === 'jour') return formatDate(debut)
  return pas === 'mois' ? formatMois(debut.slice(0, 7)) : formatDateRange(debut, fin)
}

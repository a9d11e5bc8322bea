import type { AudienceChiffres } from '@foulee/contract/site/audience-chiffres'
import { formatDate, formatDateRange, formatMois } from '@foulee/domain/date'
import {
  MESURES,
  PAS_LABELS,
  type Pas,
  sayNombre,
  type Tranche,
} from '@foulee/domain/site/audience-chiffres'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'

type ChiffresTableProps = { chiffres: AudienceChiffres; pas: Pas }

/** The figures of the pictures, each with its day, week or month; scrolled on its own where it is wide. */
export function ChiffresTable({ chiffres: { tranches, mesures }, pas }: ChiffresTableProps) {
  return (
    <TableContainer aria-label="Chiffres, ligne par ligne" role="region" tabIndex={0}>
      <Table aria-label="Chiffres de l’audience" size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST}>{PAS_LABELS[pas]}</TableCell>
            {mesures.map(({ cle }) => (
              <TableCell align="right" key={cle} sx={{ minWidth: 110 }}>
                {MESURES[cle].libelle}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {tranches.map((tranche, at) => (
            <TableRow key={tranche.debut}>
              <TableCell component="th" scope="row" sx={FIRST}>
                {sayTranche(tranche, pas)}
              </TableCell>
              {mesures.map(({ cle, valeurs }) => (
                <Figure key={cle} nb={valeurs[at] ?? 0} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** Which line it is stays in sight. */
const FIRST = {
  backgroundColor: 'background.default',
  left: 0,
  position: 'sticky',
  whiteSpace: 'nowrap',
}
const NUMBER = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }

/** What is next to nothing steps back, so that the rest is seen. */
const Figure = ({ nb }: { nb: number }) => (
  <TableCell align="right" sx={{ ...NUMBER, color: nb ? 'text.primary' : 'text.secondary' }}>
    {sayNombre(nb)}
  </TableCell>
)

function sayTranche({ debut, fin }: Tranche, pas: Pas): string {
  if (pas === 'jour') return formatDate(debut)
  return pas === 'mois' ? formatMois(debut.slice(0, 7)) : formatDateRange(debut, fin)
}

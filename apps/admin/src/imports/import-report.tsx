import type { RapportImport } from '@foulee/contract/courses/imports'
import { formatNombre } from '@foulee/domain/shared/mesure'
import {
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { EtatChip } from '../ui/etat-chip.tsx'

type Statut = RapportImport['lignes'][number]['statut']

const LABELS: Readonly<Record<Statut, string>> = {
  creee: 'Créée',
  completee: 'Complétée',
  doublon: 'Doublon',
  refusee: 'Refusée',
}
const COLOURS = {
  creee: 'success',
  completee: 'info',
  doublon: 'default',
  refusee: 'error',
} as const

type ImportReportProps = {
  report: RapportImport
  /** Actions, above the rows: there may be a thousand. */
  children: ReactNode
}

export function ImportReport({ report, children }: ImportReportProps) {
  const { est_essai, constats, totaux, lignes, nb } = report
  const isCut = nb.creee + nb.completee + nb.doublon + nb.refusee > lignes.length
  return (
    <section aria-live="polite">
      <Alert severity={est_essai ? 'info' : 'success'} sx={{ mb: 2 }}>
        {totaux.join(' ')}
      </Alert>
      {constats.map((constat) => (
        <Typography color="text.secondary" key={constat} variant="body2">
          {constat}
        </Typography>
      ))}
      <Box sx={{ mt: 2 }}>{children}</Box>
      {isCut && (
        <Typography color="text.secondary" sx={{ mt: 2 }} variant="body2">
          Les {formatNombre(lignes.length)} premières lignes, celles qui sont refusées d’abord.
        </Typography>
      )}
      <TableContainer sx={{ mt: 2, '& :is(td, th)': { px: { xs: 0.5, sm: 2 } } }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Ligne</TableCell>
              <TableCell>Résultat</TableCell>
              <TableCell>Détail</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lignes.map(({ line, statut, message, remarques }) => (
              <TableRow key={line}>
                <TableCell>{line}</TableCell>
                <TableCell>
                  <EtatChip color={COLOURS[statut]} label={LABELS[statut]} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {[message, ...remarques].join(' ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  )
}

import type { RapportImport } from '@foulee/contract/courses/imports'
import {
  Alert,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
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

/** What an import does line by line, and in all. */
export function ImportReport({ report }: { report: RapportImport }) {
  const { est_essai, constats, totaux, lignes } = report
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
      <TableContainer sx={{ mt: 2 }}>
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

import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
  TextField,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../api.ts'
import { labelInstant } from '../ui/format-instant.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { describeFailure } from '../ui/use-act.ts'

type PreviewDialogProps = { page: AdminPageSite; onClose: () => void }

export function PreviewDialog({ page: { id, titre }, onClose }: PreviewDialogProps) {
  const titleId = useId()
  const { data, error } = useQuery({
    queryKey: ['apercu', id],
    queryFn: async () => (await api('POST /api/admin/pages/apercu/{id}', { params: { id } })).data,
    staleTime: 0,
  })
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={titleId}>{`Aperçu de «\u00a0${titre}\u00a0»`}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{describeFailure(error)}</Alert>}
        {!data && !error && <Skeleton height={80} variant="rounded" />}
        {data && (
          <Stack spacing={2} sx={{ pt: 1 }}>
            <SiteLink to={data.adresse}>Ouvrir l’aperçu</SiteLink>
            <TextField
              helperText={`Qui a ce lien lit la page telle qu’elle est enregistrée, jusqu’au ${labelInstant(data.jusqu_au)}.`}
              label="Lien à donner"
              slotProps={{ input: { readOnly: true } }}
              value={location.origin + data.adresse}
            />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

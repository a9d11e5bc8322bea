import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import {
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
import { Query } from '../ui/query.tsx'
import { SiteLink } from '../ui/site-link.tsx'

type PreviewDialogProps = { page: AdminPageSite; onClose: () => void }

export function PreviewDialog({ page: { id, titre }, onClose }: PreviewDialogProps) {
  const titleId = useId()
  const query = useQuery({
    queryKey: ['apercu', id],
    queryFn: async () => (await api('POST /api/admin/pages/apercu/{id}', { params: { id } })).data,
    staleTime: 0,
  })
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={titleId}>{`Aperçu de «\u00a0${titre}\u00a0»`}</DialogTitle>
      <DialogContent>
        <Query query={query} waiting={<Skeleton height={80} variant="rounded" />}>
          {(link) => (
            <Stack spacing={2} sx={{ pt: 1 }}>
              <SiteLink to={link.adresse}>Ouvrir l’aperçu</SiteLink>
              <TextField
                helperText={`Qui a ce lien lit la page telle qu’elle est enregistrée, jusqu’au ${labelInstant(link.jusqu_au)}.`}
                label="Lien à donner"
                slotProps={{ input: { readOnly: true } }}
                value={location.origin + link.adresse}
              />
            </Stack>
          )}
        </Query>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

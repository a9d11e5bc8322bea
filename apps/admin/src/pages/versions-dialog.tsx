import type { AdminPageSite, AdminPageVersion } from '@foulee/contract/site/pages-admin'
import { compareLines, type Ligne, linesOf } from '@foulee/domain/site/page-comparaison'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { labelInstant } from '../ui/format-instant.ts'
import { Query } from '../ui/query.tsx'
import { useAct } from '../ui/use-act.ts'

type VersionsDialogProps = { page: AdminPageSite; onClose: () => void }

export function VersionsDialog({ page, onClose }: VersionsDialogProps) {
  const titleId = useId()
  const { id, titre, version } = page
  const query = useQuery({
    queryKey: ['page-versions', id, version],
    queryFn: async () =>
      (await api('POST /api/admin/pages/versions/{id}', { params: { id } })).data,
  })
  const restore = useAct(
    (numero: number) =>
      api('POST /api/admin/pages/restaurer/{id}', { params: { id }, body: { numero, version } }),
    'Version remise\u00a0: c’est maintenant la plus récente.',
  )
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>{`Versions de «\u00a0${titre}\u00a0»`}</DialogTitle>
      <DialogContent>
        <Query query={query} waiting={<Skeleton height={120} variant="rounded" />}>
          {(versions) =>
            versions.map((item) => (
              <Version
                isBusy={restore.isPending}
                key={item.id}
                now={page}
                onRestore={() => restore.mutate(item.numero, { onSuccess: onClose })}
                adminPageVersion={item}
              />
            ))
          }
        </Query>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fermer</Button>
      </DialogActions>
    </Dialog>
  )
}

type VersionProps = {
  adminPageVersion: AdminPageVersion
  now: AdminPageSite
  isBusy: boolean
  onRestore: () => void
}

function Version({ adminPageVersion, now, isBusy, onRestore }: VersionProps) {
  const isNow = adminPageVersion.numero === now.version
  return (
    <Accordion disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary>
        {`Version ${adminPageVersion.numero}${isNow ? ' (celle d’aujourd’hui)' : ''}, ${labelInstant(adminPageVersion.created_at)}, ${adminPageVersion.auteur ?? 'premier texte'}`}
      </AccordionSummary>
      <AccordionDetails>
        <Typography color="text.secondary" variant="body2">
          {isNow
            ? 'Ce que dit la page.'
            : 'Ce qui a changé depuis\u00a0: «\u00a0−\u00a0» ce que disait cette version, «\u00a0+\u00a0» ce que dit la page.'}
        </Typography>
        <Lines lines={compareLines(linesOf(adminPageVersion), linesOf(now))} />
        {!isNow && (
          <Button isBusy={isBusy} onClick={onRestore} variant="outlined">
            {`Remettre la version ${adminPageVersion.numero}`}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}

const COLOURS = { '=': 'text.primary', '+': 'success.main', '-': 'error.main' } as const
const SIGNS = { '=': '\u00a0', '+': '+', '-': '−' } as const

const Lines = ({ lines }: { lines: readonly Ligne[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', my: 1, p: 0, overflowWrap: 'anywhere' }}>
    {lines.map(({ signe, texte }, rank) => (
      <Box
        component="li"
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may say the same twice, and never move
        key={rank}
        sx={{ color: COLOURS[signe] }}
      >
        {`${SIGNS[signe]} ${texte}`}
      </Box>
    ))}
  </Box>
)

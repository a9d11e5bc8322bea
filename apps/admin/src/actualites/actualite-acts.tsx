import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { RemoveButton } from '../ui/remove-button.tsx'
import { useAct } from '../ui/use-act.ts'
import { ActualiteDialog } from './actualite-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

/** What may be done with one piece of news. */
export function ActualiteActs() {
  const one = useRecordContext<AdminActualite>()
  return one ? <Acts actualite={one} /> : null
}

type Open = 'edition' | 'apercu' | 'parution' | null

function Acts({ actualite }: { actualite: AdminActualite }) {
  const { id, titre, etat } = actualite
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const params = { id }
  const withdraw = useAct(
    () => api('POST /api/admin/actualites/publier/{id}', { params, body: { publie_le: null } }),
    'Actualité retirée\u00a0: elle n’est plus dans aucun fil.',
  )
  const remove = useAct(
    () => api('POST /api/admin/actualites/del/{id}', { params }),
    'Actualité supprimée.',
  )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button aria-label={`Modifier ${titre}`} onClick={() => setOpen('edition')} size="small">
        Modifier
      </Button>
      <Button aria-label={`Aperçu de ${titre}`} onClick={() => setOpen('apercu')} size="small">
        Aperçu
      </Button>
      {etat !== 'publiee' && (
        <Button aria-label={`Publier ${titre}`} onClick={() => setOpen('parution')} size="small">
          Publier
        </Button>
      )}
      {etat !== 'brouillon' && (
        <Button
          aria-label={`Retirer ${titre}`}
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined)}
          size="small"
        >
          Retirer
        </Button>
      )}
      <RemoveButton
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined)}
        titre={titre}
      />
      {open === 'edition' && <ActualiteDialog actualite={actualite} onClose={close} />}
      {open === 'apercu' && <PreviewDialog actualite={actualite} onClose={close} />}
      {open === 'parution' && <PublishDialog actualite={actualite} onClose={close} />}
    </Stack>
  )
}

import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import { deNom } from '@foulee/domain/shared/de-nom'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton, EditButton } from '../ui/dialog-button.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { useAct } from '../ui/use-act.ts'
import { ActualiteDialog } from './actualite-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'

export function ActualiteActs() {
  const record = useRecordContext<AdminActualite>()
  return record ? <Acts actualite={record} /> : null
}

function Acts({ actualite }: { actualite: AdminActualite }) {
  const { id, titre, etat, publie_le } = actualite
  const params = { id }
  const withdraw = useAct(
    () =>
      api('POST /api/admin/actualites/publier/{id}', {
        params,
        body: { publie_le: null, depuis: publie_le },
      }),
    'Actualité retirée\u00a0: elle n’est plus dans aucun fil.',
  )
  const remove = useAct(
    () => api('POST /api/admin/actualites/del/{id}', { params }),
    'Actualité supprimée.',
  )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <EditButton titre={titre}>
        {(close) => <ActualiteDialog actualite={actualite} onClose={close} />}
      </EditButton>
      <DialogButton label="Aperçu" name={`Aperçu ${deNom(titre)}`} size="small">
        {(close) => <PreviewDialog actualite={actualite} onClose={close} />}
      </DialogButton>
      {etat !== 'publiee' && (
        <DialogButton label="Publier" name={`Publier ${titre}`} size="small">
          {(close) => <PublishDialog actualite={actualite} onClose={close} />}
        </DialogButton>
      )}
      {etat !== 'brouillon' && (
        <Button
          aria-label={`Retirer ${titre}`}
          isBusy={withdraw.isPending}
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
    </Stack>
  )
}

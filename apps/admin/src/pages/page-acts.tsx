import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import { deNom } from '@foulee/domain/shared/de-nom'
import { Stack } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { DialogButton, EditButton } from '../ui/dialog-button.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { useAct } from '../ui/use-act.ts'
import { PageDialog } from './page-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

export function PageActs() {
  const record = useRecordContext<AdminPageSite>()
  return record ? <Acts page={record} /> : null
}

function Acts({ page }: { page: AdminPageSite }) {
  const { id, titre, etat } = page
  const params = { id }
  const withdraw = useAct(
    () => api('POST /api/admin/pages/publier/{id}', { params, body: { est_publiee: false } }),
    'Page retirée\u00a0: son adresse répond qu’elle n’existe plus.',
  )
  const remove = useAct(() => api('POST /api/admin/pages/del/{id}', { params }), 'Page supprimée.')
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <EditButton titre={titre}>{(close) => <PageDialog onClose={close} page={page} />}</EditButton>
      <DialogButton label="Aperçu" name={`Aperçu ${deNom(titre)}`} size="small">
        {(close) => <PreviewDialog onClose={close} page={page} />}
      </DialogButton>
      <DialogButton label="Publier" name={`Publier ${titre}`} size="small">
        {(close) => <PublishDialog onClose={close} page={page} />}
      </DialogButton>
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
      <DialogButton label="Versions" name={`Versions ${deNom(titre)}`} size="small">
        {(close) => <VersionsDialog onClose={close} page={page} />}
      </DialogButton>
      <RemoveButton
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined)}
        titre={titre}
      />
    </Stack>
  )
}

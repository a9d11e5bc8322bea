import type { AdminVideo } from '@foulee/contract/echanges/regie-admin'
import { Stack } from '@mui/material'
import { DataTable, List, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { EditButton, NewToolbar } from '../ui/dialog-button.tsx'
import { type Etat, EtatOf } from '../ui/etat-chip.tsx'
import { IN_STAFFS_ORDER, MoveButtons } from '../ui/move-buttons.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { useAct } from '../ui/use-act.ts'
import { VideoDialog } from './video-dialog.tsx'

const FILTERS = [searchFilter('Titre')]

export const VideosList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    {...IN_STAFFS_ORDER}
    title="Foulée TV"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre" />
      <DataTable.Col disableSort label="Service">
        <Service />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.Col label="Ordre" source="ordre">
        <Place />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <RowActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Service() {
  const video = useRecordContext<AdminVideo>()
  return video ? <SiteLink to={video.page}>{video.service_nom}</SiteLink> : null
}

const toEtat = ({ est_publiee }: AdminVideo): Etat =>
  est_publiee ? { label: 'Publiée', color: 'success' } : { label: 'Brouillon', color: 'default' }

function Place() {
  const video = useRecordContext<AdminVideo>()
  if (!video) return null
  return (
    <MoveButtons
      id={video.id}
      save={(body) => api('POST /api/admin/videos/ordre', { body })}
      titre={video.titre}
    />
  )
}

function RowActs() {
  const video = useRecordContext<AdminVideo>()
  return video ? <VideoActs video={video} /> : null
}

function VideoActs({ video }: { video: AdminVideo }) {
  const { id, titre, est_publiee } = video
  const params = { id }
  const turn = useAct(
    () =>
      api('POST /api/admin/videos/publier/{id}', { params, body: { est_publiee: !est_publiee } }),
    est_publiee ? 'Vidéo retirée.' : 'Vidéo publiée.',
  )
  const remove = useAct(
    () => api('POST /api/admin/videos/del/{id}', { params }),
    'Vidéo supprimée.',
  )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <EditButton titre={titre}>
        {(close) => <VideoDialog onClose={close} video={video} />}
      </EditButton>
      <Button
        aria-label={`${est_publiee ? 'Retirer' : 'Publier'} ${titre}`}
        isBusy={turn.isPending}
        onClick={() => turn.mutate(undefined)}
        size="small"
      >
        {est_publiee ? 'Retirer' : 'Publier'}
      </Button>
      <RemoveButton
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined)}
        titre={titre}
      />
    </Stack>
  )
}

const Acts = () => (
  <NewToolbar label="Nouvelle vidéo">
    {(close) => <VideoDialog video={null} onClose={close} />}
  </NewToolbar>
)

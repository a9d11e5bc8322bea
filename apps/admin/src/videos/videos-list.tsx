import type { AdminVideo } from '@foulee/contract/echanges/regie-admin'
import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable, List, TopToolbar, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { useAct } from '../ui/use-act.ts'
import { VideoDialog } from './video-dialog.tsx'

const FILTERS = [searchFilter('Titre')]

/** The videos of the home page, in the order of the staff. */
export const VideosList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    perPage={100}
    sort={{ field: 'ordre', order: 'ASC' }}
    title="Foulée TV"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre" />
      <DataTable.Col disableSort label="Service">
        <Service />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <Etat />
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

function Etat() {
  const video = useRecordContext<AdminVideo>()
  if (!video) return null
  const { est_publiee } = video
  return (
    <Chip
      color={est_publiee ? 'success' : 'default'}
      label={est_publiee ? 'Publiée' : 'Brouillon'}
      size="small"
      variant="outlined"
    />
  )
}

function Place() {
  const video = useRecordContext<AdminVideo>()
  if (!video) return null
  return (
    <MoveButtons
      id={video.id}
      save={(ids) => api('POST /api/admin/videos/ordre', { body: { ids } })}
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
  const [isOpen, setIsOpen] = useState(false)
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
      <Button aria-label={`Modifier ${titre}`} onClick={() => setIsOpen(true)} size="small">
        Modifier
      </Button>
      <Button
        aria-label={`${est_publiee ? 'Retirer' : 'Publier'} ${titre}`}
        disabled={turn.isPending}
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
      {isOpen && <VideoDialog onClose={() => setIsOpen(false)} video={video} />}
    </Stack>
  )
}

function Acts() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TopToolbar>
      <Button onClick={() => setIsOpen(true)}>Nouvelle vidéo</Button>
      {isOpen && <VideoDialog onClose={() => setIsOpen(false)} video={null} />}
    </TopToolbar>
  )
}

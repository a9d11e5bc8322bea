import type { AdminBadge } from '@foulee/contract/club/badges'
import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import { Stack } from '@mui/material'
import { DataTable, List, SelectInput, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { InstantOf } from '../ui/columns.tsx'
import { EditButton, NewToolbar } from '../ui/dialog-button.tsx'
import { type Etat, EtatOf } from '../ui/etat-chip.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { toChoices } from '../ui/to-choices.ts'
import { useAct } from '../ui/use-act.ts'
import { BadgeDialog } from './badge-dialog.tsx'

const FAMILLES = toChoices(FAMILLES_BADGE)
const FILTERS = [
  searchFilter('Titre'),
  <SelectInput alwaysOn choices={FAMILLES} key="famille" label="Famille" source="famille" />,
]

export const BadgesList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'ordre', order: 'ASC' }}
    title="Badges"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre">
        <Titre />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ce qu’il demande" source="demande" />
      <DataTable.Col disableSort label="Obtenus" source="nb_obtenus" />
      <DataTable.Col disableSort label="État">
        <EtatOf toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.Col label="Changé le" source="updated_at">
        <InstantOf source="updated_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <RowActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Titre() {
  const badge = useRecordContext<AdminBadge>()
  if (!badge) return null
  const isPublic = badge.est_actif || badge.nb_obtenus > 0
  return isPublic ? <SiteLink to={`/badge/${badge.slug}`}>{badge.titre}</SiteLink> : badge.titre
}

const toEtat = ({ est_actif }: AdminBadge): Etat =>
  est_actif ? { label: 'En service', color: 'success' } : { label: 'À l’arrêt', color: 'default' }

function RowActs() {
  const badge = useRecordContext<AdminBadge>()
  const turn = useAct(
    ({ id, est_actif }: AdminBadge) =>
      api('POST /api/admin/badges/activer/{id}', { params: { id }, body: { actif: !est_actif } }),
    badge?.est_actif ? 'Badge arrêté.' : 'Badge en service\u00a0: le passé est relu.',
  )
  if (!badge) return null
  return (
    <Stack direction="row" spacing={1}>
      <EditButton titre={badge.titre}>
        {(close) => <BadgeDialog badge={badge} onClose={close} />}
      </EditButton>
      <Button isBusy={turn.isPending} onClick={() => turn.mutate(badge)} size="small">
        {badge.est_actif ? 'Arrêter' : 'Mettre en service'}
      </Button>
    </Stack>
  )
}

const Acts = () => (
  <NewToolbar label="Nouveau badge">
    {(close) => <BadgeDialog badge={null} onClose={close} />}
  </NewToolbar>
)

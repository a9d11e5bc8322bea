import type { AdminBadge } from '@foulee/contract/club/badges'
import { FAMILLES_BADGE } from '@foulee/domain/club/badge'
import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable, List, SelectInput, TextInput, TopToolbar, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { InstantOf } from '../ui/columns.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { useAct } from '../ui/use-act.ts'
import { BadgeDialog } from './badge-dialog.tsx'

const FAMILLES = Object.entries(FAMILLES_BADGE).map(([id, name]) => ({ id, name }))
const FILTERS = [
  <TextInput alwaysOn key="recherche" label="Titre" source="recherche" />,
  <SelectInput choices={FAMILLES} key="famille" label="Famille" source="famille" />,
]

/** Badges: what each asks, how many have it, and whether it can be won. */
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
        <Etat />
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

function Etat() {
  const badge = useRecordContext<AdminBadge>()
  if (!badge) return null
  return (
    <Chip
      color={badge.est_actif ? 'success' : 'default'}
      label={badge.est_actif ? 'En service' : 'À l’arrêt'}
      size="small"
      variant="outlined"
    />
  )
}

function RowActs() {
  const badge = useRecordContext<AdminBadge>()
  const [isOpen, setIsOpen] = useState(false)
  const turn = useAct(
    ({ id, est_actif }: AdminBadge) =>
      api('POST /api/admin/badges/activer/{id}', { params: { id }, body: { actif: !est_actif } }),
    badge?.est_actif ? 'Badge arrêté.' : 'Badge en service\u00a0: le passé est relu.',
  )
  if (!badge) return null
  return (
    <Stack direction="row" spacing={1}>
      <Button onClick={() => setIsOpen(true)}>Modifier</Button>
      <Button disabled={turn.isPending} onClick={() => turn.mutate(badge)}>
        {badge.est_actif ? 'Arrêter' : 'Mettre en service'}
      </Button>
      {isOpen && <BadgeDialog badge={badge} onClose={() => setIsOpen(false)} />}
    </Stack>
  )
}

function Acts() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TopToolbar>
      <Button onClick={() => setIsOpen(true)}>Nouveau badge</Button>
      {isOpen && <BadgeDialog badge={null} onClose={() => setIsOpen(false)} />}
    </TopToolbar>
  )
}

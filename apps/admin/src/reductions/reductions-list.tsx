import type { ReductionGestion } from '@foulee/contract/club/reductions'
import { deNom } from '@foulee/domain/shared/de-nom'
import { Button as ButtonLink } from '@mui/material'
import { DataTable, List, SelectInput, TopToolbar, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { LastDayOf, STATUT_CHOICES, StatutChip } from '../ui/columns.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { useAct } from '../ui/use-act.ts'
import { UsageDialog } from './usage-dialog.tsx'

const FILTERS = [
  searchFilter('Titre ou partenaire'),
  <SelectInput alwaysOn choices={STATUT_CHOICES} key="statut" label="État" source="statut" />,
]

export const ReductionsList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Réductions"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label="Titre">
        <Titre />
      </DataTable.Col>
      <DataTable.Col disableSort label="De">
        <MerchantCell />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <StatutChip />
      </DataTable.Col>
      <DataTable.Col label="Codes vus" source="revelees">
        <Seen />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Membres" source="membres" />
      <DataTable.NumberCol disableSort label="30 jours" source="trente_jours" />
      <DataTable.Col label="Dernier jour" source="fin">
        <LastDayOf source="fin" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Usage">
        <Usage />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Titre() {
  const record = useRecordContext<ReductionGestion>()
  if (!record) return null
  return <SiteLink to={`/contribution/reductions/${record.id}`}>{record.titre}</SiteLink>
}

function MerchantCell() {
  const record = useRecordContext<ReductionGestion>()
  return record?.magasin ?? record?.partenaire ?? null
}

function Seen() {
  const record = useRecordContext<ReductionGestion>()
  if (!record) return null
  const { revelees, stock } = record
  return stock === null ? revelees : `${revelees} sur ${stock}`
}

function Usage() {
  const record = useRecordContext<ReductionGestion>()
  if (!record || record.revelees === 0) return null
  const { id, titre } = record
  return (
    <DialogButton label="Voir" name={`Usage ${deNom(titre)}`} size="small">
      {(close) => <UsageDialog id={id} onClose={close} titre={titre} />}
    </DialogButton>
  )
}

function Acts() {
  const download = useAct(async () => {
    const { blob } = await api('GET /api/admin/reductions/usage.csv')
    saveFile(blob, 'usage-reductions.csv')
  }, 'Fichier enregistré.')
  return (
    <TopToolbar>
      <ButtonLink href="/contribution/reductions/nouvelle" rel="noopener" target="_blank">
        Nouvelle réduction
      </ButtonLink>
      <Button isBusy={download.isPending} onClick={() => download.mutate(undefined)}>
        Usage en CSV
      </Button>
    </TopToolbar>
  )
}

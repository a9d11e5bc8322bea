import type { AdminActualite } from '@foulee/contract/echanges/regie-admin'
import { DataTable, List, useRecordContext } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { NewToolbar } from '../ui/dialog-button.tsx'
import { EtatOf } from '../ui/etat-chip.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { ActualiteActs } from './actualite-acts.tsx'
import { ActualiteDialog } from './actualite-dialog.tsx'

const FILTERS = [searchFilter('Titre')]

export const ActualitesList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'updated_at', order: 'DESC' }}
    title="Actualités"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre">
        <Titre />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf<AdminActualite> toEtat={({ etat }) => ETATS[etat]} />
      </DataTable.Col>
      <DataTable.Col label="Publiée le" source="publie_le">
        <InstantOf source="publie_le" />
      </DataTable.Col>
      <DataTable.Col label="Changée le" source="updated_at">
        <InstantOf source="updated_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <ActualiteActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Titre() {
  const record = useRecordContext<AdminActualite>()
  if (!record) return null
  if (record.etat !== 'publiee') return record.titre
  return <SiteLink to={`/actualites/${record.slug}`}>{record.titre}</SiteLink>
}

const ETATS = {
  brouillon: { label: 'Brouillon', color: 'default' },
  programmee: { label: 'Programmée', color: 'warning' },
  publiee: { label: 'Publiée', color: 'success' },
} as const

const Acts = () => (
  <NewToolbar label="Nouvelle actualité">
    {(close) => <ActualiteDialog actualite={null} onClose={close} />}
  </NewToolbar>
)

import type { AdminPageSite } from '@foulee/contract/site/pages-admin'
import { PLACES, SECTIONS } from '@foulee/domain/site/page-corps'
import { DataTable, List, useRecordContext } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { NewToolbar } from '../ui/dialog-button.tsx'
import { EtatOf } from '../ui/etat-chip.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { PageActs } from './page-acts.tsx'
import { PageDialog } from './page-dialog.tsx'

const FILTERS = [searchFilter('Titre, chemin ou clé')]

export const PagesList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'chemin', order: 'ASC' }}
    title="Pages"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre">
        <Titre />
      </DataTable.Col>
      <DataTable.Col label="Chemin" source="chemin">
        <Chemin />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf<AdminPageSite> toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.Col disableSort label="Place">
        <Place />
      </DataTable.Col>
      <DataTable.Col label="Changée le" source="updated_at">
        <InstantOf source="updated_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <PageActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Titre() {
  const record = useRecordContext<AdminPageSite>()
  if (!record) return null
  if (record.etat !== 'publiee' || record.chemin === null || record.est_masquee) return record.titre
  return <SiteLink to={record.chemin}>{record.titre}</SiteLink>
}

function Chemin() {
  const record = useRecordContext<AdminPageSite>()
  return record ? (record.chemin ?? `Texte\u00a0: ${record.cle}`) : null
}

function Place() {
  const record = useRecordContext<AdminPageSite>()
  if (!record || record.place === 'aucune') return null
  return `${PLACES[record.place]}\u00a0: ${SECTIONS[record.section]}`
}

const ETATS = {
  brouillon: { label: 'Brouillon', color: 'default' },
  programmee: { label: 'Programmée', color: 'warning' },
  publiee: { label: 'Publiée', color: 'success' },
  finie: { label: 'Finie', color: 'default' },
} as const

/** A page whose path now belongs to a route of the product is unreachable: it must move. */
const toEtat = ({ etat, est_masquee }: AdminPageSite) =>
  est_masquee ? ({ label: 'Adresse prise par le site', color: 'error' } as const) : ETATS[etat]

const Acts = () => (
  <NewToolbar label="Nouvelle page">
    {(close) => <PageDialog onClose={close} page={null} />}
  </NewToolbar>
)

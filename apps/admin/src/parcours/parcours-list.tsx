import type { AdminParcours } from '@foulee/contract/equipe/admin-annuaires'
import { DataTable, List, SelectInput, useRecordContext } from 'react-admin'
import { InstantOf, STATUT_CHOICES, StatutChip } from '../ui/columns.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const FILTERS = [
  searchFilter('Titre, ville ou auteur'),
  <SelectInput alwaysOn choices={STATUT_CHOICES} key="statut" label="État" source="statut" />,
]

export const ParcoursList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'updated_at', order: 'DESC' }}
    title="Parcours"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre">
        <Title />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ville" source="ville" />
      <DataTable.Col disableSort label="Auteur" source="auteur.nom" />
      <DataTable.Col disableSort label="Distance">
        <Distance />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <StatutChip />
      </DataTable.Col>
      <DataTable.Col label="Modifié" source="updated_at">
        <InstantOf source="updated_at" />
      </DataTable.Col>
    </DataTable>
  </List>
)

/** Links to the editor: staff may edit every parcours, and drafts have no page. */
function Title() {
  const route = useRecordContext<AdminParcours>()
  return route && <SiteLink to={`/contribution/parcours/${route.id}`}>{route.titre}</SiteLink>
}

const KM = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

function Distance() {
  const distance = useRecordContext<AdminParcours>()?.distance
  return distance ? <>{KM.format(distance / 1000)}&nbsp;km</> : null
}

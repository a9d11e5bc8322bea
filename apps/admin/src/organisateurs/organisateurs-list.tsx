import type { AdminOrganisateur } from '@foulee/contract/equipe/admin-annuaires'
import { BooleanInput, DataTable, List, useRecordContext } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const FILTERS = [
  searchFilter('Nom, ville, adresse ou course'),
  <BooleanInput key="est_verifie" label="Vérifié" source="est_verifie" />,
  <BooleanInput key="est_gere" label="A des membres" source="est_gere" />,
]

export const OrganisateursList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Organisateurs"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Nom" source="nom">
        <Name />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ville" source="ville" />
      <DataTable.Col disableSort label="Email" source="email" />
      <DataTable.NumberCol disableSort label="Membres" source="nb_membres" />
      <DataTable.NumberCol disableSort label="Courses" source="nb_courses" />
      <DataTable.Col disableSort label="Vérifié le">
        <InstantOf source="verifie_le" />
      </DataTable.Col>
      <DataTable.Col label="Créé le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Name() {
  const organisateur = useRecordContext<AdminOrganisateur>()
  if (!organisateur) return null
  return <SiteLink to={`/organisateurs/${organisateur.slug}`}>{organisateur.nom}</SiteLink>
}

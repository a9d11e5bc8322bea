import type { AdminAgence } from '@foulee/contract/equipe/admin-annuaires'
import { BooleanInput, DataTable, FunctionField, List, useRecordContext } from 'react-admin'
import { DayOf } from '../ui/columns.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const FILTERS = [
  searchFilter('Nom, ville, adresse ou immatriculation'),
  <BooleanInput key="est_verifie" label="Vérifiée" source="est_verifie" />,
  <BooleanInput key="est_gere" label="A des membres" source="est_gere" />,
]

const ETATS: Readonly<Record<AdminAgence['etat'], string>> = {
  a_completer: 'À compléter',
  a_verifier: 'À vérifier',
  refusee: 'Papiers refusés',
  verifiee: 'Vérifiée',
}

const sayBackers = ({ garant, assureur }: AdminAgence) => (
  <>
    {garant}
    <br />
    {assureur}
  </>
)

export const AgencesList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Agences"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Nom" source="nom" sx={{ minWidth: 150 }}>
        <Name />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ville" source="ville" />
      <DataTable.Col disableSort label="Papiers">
        <FunctionField render={({ etat }: AdminAgence) => ETATS[etat]} />
      </DataTable.Col>
      <DataTable.Col disableSort label="Immatriculation" source="immatriculation" />
      <DataTable.Col disableSort label="Garant, assureur" sx={{ minWidth: 190 }}>
        <FunctionField render={sayBackers} />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Membres" source="nb_membres" />
      <DataTable.NumberCol disableSort label="Séjours" source="nb_voyages" />
      <DataTable.Col disableSort label="Vérifiée le">
        <DayOf source="verifie_le" />
      </DataTable.Col>
      <DataTable.Col label="Créée le" source="created_at">
        <DayOf source="created_at" />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Name() {
  const agence = useRecordContext<AdminAgence>()
  if (!agence) return null
  return <SiteLink to={`/agences/${agence.slug}`}>{agence.nom}</SiteLink>
}

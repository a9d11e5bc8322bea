import type { AdminAgence } from '@foulee/contract/equipe/admin-annuaires'
import { DataTable, FunctionField } from 'react-admin'
import { DayOf } from '../ui/columns.tsx'
import { StructuresList } from '../ui/structures-list.tsx'

const ETATS: Readonly<Record<AdminAgence['etat'], string>> = {
  a_completer: 'À compléter',
  a_verifier: 'À vérifier',
  refusee: 'Papiers refusés',
  verifiee: 'Vérifiée',
}

const renderBackers = ({ garant, assureur }: AdminAgence) => (
  <>
    {garant}
    <br />
    {assureur}
  </>
)

export const AgencesList = () => (
  <StructuresList
    path="/agences"
    search="Nom, ville, adresse ou immatriculation"
    title="Agences"
    verified="Vérifiée"
  >
    <DataTable.Col disableSort label="Papiers">
      <FunctionField render={({ etat }: AdminAgence) => ETATS[etat]} />
    </DataTable.Col>
    <DataTable.Col disableSort label="Immatriculation" source="immatriculation" />
    <DataTable.Col disableSort label="Garant, assureur" sx={{ minWidth: 190 }}>
      <FunctionField render={renderBackers} />
    </DataTable.Col>
    <DataTable.NumberCol disableSort label="Membres" source="nb_membres" />
    <DataTable.NumberCol disableSort label="Séjours" source="nb_voyages" />
    <DataTable.Col disableSort label="Vérifiée le">
      <DayOf source="verifie_le" />
    </DataTable.Col>
    <DataTable.Col label="Créée le" source="created_at">
      <DayOf source="created_at" />
    </DataTable.Col>
  </StructuresList>
)

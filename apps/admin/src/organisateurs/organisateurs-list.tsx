import { DataTable } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { StructuresList } from '../ui/structures-list.tsx'

export const OrganisateursList = () => (
  <StructuresList
    path="/organisateurs"
    search="Nom, ville, adresse ou course"
    title="Organisateurs"
    verified="Vérifié"
  >
    <DataTable.Col disableSort label="Email" source="email" />
    <DataTable.NumberCol disableSort label="Membres" source="nb_membres" />
    <DataTable.NumberCol disableSort label="Courses" source="nb_courses" />
    <DataTable.Col disableSort label="Vérifié le">
      <InstantOf source="verifie_le" />
    </DataTable.Col>
    <DataTable.Col label="Créé le" source="created_at">
      <InstantOf source="created_at" />
    </DataTable.Col>
  </StructuresList>
)

import type { AdminMagasin } from '@foulee/contract/club/magasins-admin'
import { DataTable, FunctionField } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { StructuresList } from '../ui/structures-list.tsx'
import { MagasinActs } from './magasin-acts.tsx'
import { MagasinsToolbar } from './magasins-toolbar.tsx'

const ETATS: Readonly<Record<AdminMagasin['etat'], string>> = {
  a_verifier: 'À vérifier',
  visible: 'En ligne',
  ferme: 'Fermé définitivement',
}

export const MagasinsList = () => (
  <StructuresList
    actions={<MagasinsToolbar />}
    path="/magasins"
    search="Nom, ville, adresse email ou source"
    title="Magasins"
    verified="Vérifié"
  >
    <DataTable.Col disableSort label="État">
      <FunctionField render={({ etat }: AdminMagasin) => ETATS[etat]} />
    </DataTable.Col>
    <DataTable.Col disableSort label="Manque">
      <FunctionField render={formatMissing} />
    </DataTable.Col>
    <DataTable.NumberCol disableSort label="Membres" source="nb_membres" />
    <DataTable.Col disableSort label="Source" source="source" />
    <DataTable.Col label="Créé le" source="created_at">
      <InstantOf source="created_at" />
    </DataTable.Col>
    <DataTable.Col disableSort label="Actions">
      <MagasinActs />
    </DataTable.Col>
  </StructuresList>
)

const formatMissing = ({ a_horaires, a_position, email }: AdminMagasin): string =>
  [!a_position && 'position', !a_horaires && 'horaires', !email && 'adresse email']
    .filter(Boolean)
    .join(', ')

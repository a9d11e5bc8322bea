import type { AdminMagasin } from '@foulee/contract/club/magasins-admin'
import { BooleanInput, DataTable, FunctionField, List, useRecordContext } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { MagasinActs } from './magasin-acts.tsx'
import { MagasinsToolbar } from './magasins-toolbar.tsx'

const FILTERS = [
  searchFilter('Nom, ville, adresse email ou source'),
  <BooleanInput key="est_verifie" label="Vérifié" source="est_verifie" />,
  <BooleanInput key="est_gere" label="A des membres" source="est_gere" />,
]

const ETATS: Readonly<Record<AdminMagasin['etat'], string>> = {
  a_verifier: 'À vérifier',
  visible: 'En ligne',
  ferme: 'Fermé définitivement',
}

export const MagasinsList = () => (
  <List
    actions={<MagasinsToolbar />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Magasins"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Nom" source="nom">
        <Name />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ville" source="ville" />
      <DataTable.Col disableSort label="État">
        <FunctionField render={({ etat }: AdminMagasin) => ETATS[etat]} />
      </DataTable.Col>
      <DataTable.Col disableSort label="Manque">
        <FunctionField render={sayMissing} />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Membres" source="nb_membres" />
      <DataTable.Col disableSort label="Source" source="source" />
      <DataTable.Col label="Créé le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <MagasinActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

/** Missing data that hides a shop from searches. */
const sayMissing = ({ a_horaires, a_position, email }: AdminMagasin): string =>
  [!a_position && 'position', !a_horaires && 'horaires', !email && 'adresse email']
    .filter(Boolean)
    .join(', ')

function Name() {
  const magasin = useRecordContext<AdminMagasin>()
  if (!magasin) return null
  return <SiteLink to={`/magasins/${magasin.slug}`}>{magasin.nom}</SiteLink>
}

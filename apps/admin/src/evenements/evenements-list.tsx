import type { AdminEvenement } from '@foulee/contract/club/admin-evenements'
import { deNom } from '@foulee/domain/shared/de-nom'
import { DataTable, List, NullableBooleanInput, SelectInput, useRecordContext } from 'react-admin'
import { InstantOf, STATUT_CHOICES, StatutChip } from '../ui/columns.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { AccueilDialog } from './accueil-dialog.tsx'

const FILTERS = [
  searchFilter('Titre, ville ou organisateur'),
  <SelectInput alwaysOn choices={STATUT_CHOICES} key="statut" label="État" source="statut" />,
  <NullableBooleanInput alwaysOn key="est_serie" label="Série" source="est_serie" />,
]

export const EvenementsList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'prochaine', order: 'ASC' }}
    title="Évènements"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre" sx={{ minWidth: 150 }}>
        <Title />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ville" source="ville" />
      <DataTable.Col disableSort label="Organisateur" source="porteur.nom" />
      <DataTable.Col disableSort label="Série" source="serie" sx={{ minWidth: 180 }} />
      <DataTable.Col label="Prochaine date" source="prochaine">
        <InstantOf source="prochaine" />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Dates" source="nb_dates" />
      <DataTable.NumberCol disableSort label="Inscrits" source="nb_inscrits" />
      <DataTable.NumberCol disableSort label="En attente" source="nb_attentes" />
      <DataTable.Col disableSort label="État">
        <StatutChip />
      </DataTable.Col>
      <DataTable.Col disableSort label="Accueil">
        <Accueil />
      </DataTable.Col>
    </DataTable>
  </List>
)

/** Links to the editor: staff may edit every event, and drafts have no page. */
function Title() {
  const evenement = useRecordContext<AdminEvenement>()
  return (
    evenement && (
      <SiteLink to={`/contribution/evenements/${evenement.id}`}>{evenement.titre}</SiteLink>
    )
  )
}

function Accueil() {
  const evenement = useRecordContext<AdminEvenement>()
  if (!evenement) return null
  const { id, titre } = evenement
  return (
    <DialogButton label="Chiffres" name={`Accueil ${deNom(titre)}`} size="small">
      {(close) => <AccueilDialog id={id} onClose={close} titre={titre} />}
    </DialogButton>
  )
}

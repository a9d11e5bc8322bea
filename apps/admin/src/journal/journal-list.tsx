import type { Acte } from '@foulee/contract/equipe/admin'
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  List,
  NumberInput,
  useRecordContext,
} from 'react-admin'
import { sayInstant } from '../ui/say-instant.ts'
import { ACTE_CHOICES, sayActe } from './acte-labels.ts'
import { sayDetails } from './say-details.ts'

const FILTERS = [
  <AutocompleteInput
    alwaysOn
    choices={ACTE_CHOICES}
    key="action"
    label="Acte"
    source="action"
    sx={{ minWidth: 240 }}
  />,
  <DateInput alwaysOn key="depuis" label="Depuis le" source="depuis" />,
  <DateInput alwaysOn key="jusqua" label="Jusqu’au" source="jusqua" />,
  <NumberInput key="objet_id" label="Numéro de l’objet" source="objet_id" />,
  <NumberInput key="staff_id" label="Numéro du membre de l’équipe" source="staff_id" />,
]

/** Every act of the staff. Nobody changes it, here or elsewhere. */
export const JournalList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    perPage={50}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Journal"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Quand" source="created_at">
        <When />
      </DataTable.Col>
      <DataTable.Col disableSort label="Qui" source="staff.nom" />
      <DataTable.Col label="Acte" source="action">
        <What />
      </DataTable.Col>
      <DataTable.Col disableSort label="Objet" source="objet_id" />
      <DataTable.Col disableSort label="Détails">
        <Details />
      </DataTable.Col>
    </DataTable>
  </List>
)

function When() {
  const acte = useRecordContext<Acte>()
  return acte && <time dateTime={acte.created_at}>{sayInstant(acte.created_at)}</time>
}

function What() {
  const acte = useRecordContext<Acte>()
  return acte && sayActe(acte.action)
}

function Details() {
  const acte = useRecordContext<Acte>()
  return acte && <span style={{ overflowWrap: 'anywhere' }}>{sayDetails(acte.details)}</span>
}

import { DataTable, List, TopToolbar } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { EndPeriod } from './end-period.tsx'
import { GrantDialog } from './grant-dialog.tsx'

const FILTERS = [searchFilter('Nom, adresse ou motif')]

export const PremiumList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Premium"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label="Nom" source="nom" />
      <DataTable.Col disableSort label="Adresse" source="email" />
      <DataTable.Col disableSort label="Du">
        <InstantOf source="du" />
      </DataTable.Col>
      <DataTable.Col label="Au" source="au">
        <InstantOf source="au" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Motif" source="motif" />
      <DataTable.Col disableSort label="Donné par" source="par" />
      <DataTable.Col label="Le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <span style={{ whiteSpace: 'nowrap' }}>
          <EndPeriod />
        </span>
      </DataTable.Col>
    </DataTable>
  </List>
)

const Acts = () => (
  <TopToolbar>
    <DialogButton label="Donner une période">
      {(close) => <GrantDialog onClose={close} />}
    </DialogButton>
    <DialogButton label="Faire des codes">
      {(close) => <CodesDialog onClose={close} />}
    </DialogButton>
  </TopToolbar>
)

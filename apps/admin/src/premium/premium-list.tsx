import { Button } from '@mui/material'
import { useState } from 'react'
import { DataTable, List, TextInput, TopToolbar } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { GrantDialog } from './grant-dialog.tsx'

const FILTERS = [
  <TextInput alwaysOn key="recherche" label="Nom, adresse ou motif" source="recherche" />,
]

/** Premium periods: who has one, until when, and why. */
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
    </DataTable>
  </List>
)

function Acts() {
  const [open, setOpen] = useState<'periode' | 'codes' | null>(null)
  const close = () => setOpen(null)
  return (
    <TopToolbar>
      <Button onClick={() => setOpen('periode')}>Donner une période</Button>
      <Button onClick={() => setOpen('codes')}>Faire des codes</Button>
      {open === 'periode' && <GrantDialog onClose={close} />}
      {open === 'codes' && <CodesDialog onClose={close} />}
    </TopToolbar>
  )
}

import type { AdminMiseEnAvant } from '@foulee/contract/echanges/regie-admin'
import { PUBLICATION_LABELS } from '@foulee/domain/echanges/publication'
import { Stack } from '@mui/material'
import { DataTable, List, SelectInput, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { InstantOf } from '../ui/columns.tsx'
import { EditButton, NewToolbar } from '../ui/dialog-button.tsx'
import { EtatOf } from '../ui/etat-chip.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { useAct } from '../ui/use-act.ts'
import { MiseDialog } from './mise-dialog.tsx'

const ETATS = {
  a_venir: { label: 'À venir', color: 'warning' },
  en_cours: { label: 'En cours', color: 'success' },
  finie: { label: 'Finie', color: 'default' },
} as const

const FILTERS = [
  searchFilter('Titre'),
  <SelectInput
    alwaysOn
    choices={Object.entries(ETATS).map(([id, { label }]) => ({ id, name: label }))}
    key="etat"
    label="État"
    source="etat"
  />,
]

export const MisesList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'debut', order: 'DESC' }}
    title="Mises en avant"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Titre" source="titre" />
      <DataTable.Col disableSort label="Publication">
        <Item />
      </DataTable.Col>
      <DataTable.Col label="Du" source="debut">
        <InstantOf source="debut" />
      </DataTable.Col>
      <DataTable.Col label="Au" source="fin">
        <InstantOf source="fin" />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf<AdminMiseEnAvant> toEtat={({ etat }) => ETATS[etat]} />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <RowActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Item() {
  const mise = useRecordContext<AdminMiseEnAvant>()
  if (!mise) return null
  if (mise.publication === null) return 'Plus visible\u00a0: rien n’est montré.'
  const name = `${PUBLICATION_LABELS[mise.kind]}\u00a0: ${mise.publication}`
  return <SiteLink to={`/feed/${mise.publications_id}`}>{name}</SiteLink>
}

function RowActs() {
  const mise = useRecordContext<AdminMiseEnAvant>()
  return mise ? <MiseActs mise={mise} /> : null
}

function MiseActs({ mise }: { mise: AdminMiseEnAvant }) {
  const { id, titre } = mise
  const remove = useAct(
    () => api('POST /api/admin/mises-en-avant/del/{id}', { params: { id } }),
    'Mise en avant supprimée.',
  )
  return (
    <Stack direction="row">
      <EditButton titre={titre}>{(close) => <MiseDialog mise={mise} onClose={close} />}</EditButton>
      <RemoveButton
        isBusy={remove.isPending}
        onRemove={() => remove.mutate(undefined)}
        titre={titre}
      />
    </Stack>
  )
}

const Acts = () => (
  <NewToolbar label="Nouvelle mise en avant">
    {(close) => <MiseDialog mise={null} onClose={close} />}
  </NewToolbar>
)

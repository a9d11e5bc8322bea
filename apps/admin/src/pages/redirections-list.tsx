import type { AdminRedirection } from '@foulee/contract/site/pages-admin'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { DataTable, List, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { InstantOf } from '../ui/columns.tsx'
import { NewToolbar } from '../ui/dialog-button.tsx'
import { EtatOf } from '../ui/etat-chip.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { RemoveButton } from '../ui/remove-button.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { useAct, useFormAct } from '../ui/use-act.ts'

const FILTERS = [searchFilter('Adresse')]

export const RedirectionsList = () => (
  <List
    actions={<NewRedirection />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Redirections"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Adresse" source="chemin" />
      <DataTable.Col disableSort label="Mène à">
        <Vers />
      </DataTable.Col>
      <DataTable.Col disableSort label="Faite par">
        <EtatOf<AdminRedirection>
          toEtat={({ est_automatique }) =>
            est_automatique
              ? { label: 'Page déplacée', color: 'default' }
              : { label: 'L’équipe', color: 'primary' }
          }
        />
      </DataTable.Col>
      <DataTable.Col label="Faite le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <Remove />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Vers() {
  const record = useRecordContext<AdminRedirection>()
  return record ? <SiteLink to={record.vers}>{record.vers}</SiteLink> : null
}

function Remove() {
  const record = useRecordContext<AdminRedirection>()
  const remove = useAct(
    (id: number) => api('POST /api/admin/redirections/del/{id}', { params: { id } }),
    'Redirection supprimée.',
  )
  if (!record) return null
  return (
    <RemoveButton
      isBusy={remove.isPending}
      onRemove={() => remove.mutate(record.id)}
      titre={record.chemin}
    />
  )
}

const NewRedirection = () => (
  <NewToolbar label="Nouvelle redirection">
    {(close) => <RedirectionDialog onClose={close} />}
  </NewToolbar>
)

function RedirectionDialog({ onClose }: { onClose: () => void }) {
  const [chemin, setChemin] = useState('')
  const [vers, setVers] = useState('')
  const save = useFormAct(
    () => api('POST /api/admin/redirections/create', { body: { chemin, vers } }),
    'Redirection faite.',
  )
  return (
    <FormDialog
      error={save.error}
      isBusy={save.isPending}
      onClose={onClose}
      onSend={() => save.mutate(undefined, { onSuccess: onClose })}
      title="Nouvelle redirection"
    >
      <TextField
        helperText="Une adresse que ni une page ni le site n’ont."
        label="Adresse"
        name="chemin"
        onChange={(event) => setChemin(event.target.value)}
        required
        value={chemin}
      />
      <TextField
        helperText="Une adresse de ce site, par exemple /calendrier."
        label="Mène à"
        name="vers"
        onChange={(event) => setVers(event.target.value)}
        required
        value={vers}
      />
    </FormDialog>
  )
}

import type { AdminCommentaire } from '@foulee/contract/admin-annuaires'
import { Button } from '@mui/material'
import { useState } from 'react'
import { BooleanInput, DataTable, List, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { InstantOf } from '../ui/columns.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { describeFailure, useAct } from '../ui/use-act.ts'

const FILTERS = [
  searchFilter('Texte ou auteur'),
  <BooleanInput alwaysOn key="est_masque" label="Masqués" source="est_masque" />,
]

export const CommentairesList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Avis"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label="Avis">
        <Words />
      </DataTable.Col>
      <DataTable.NumberCol label="Note" source="note" />
      <DataTable.Col disableSort label="Auteur" source="auteur.nom" />
      <DataTable.Col label="Publié le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Masqué pour" source="masque_motif" />
      <DataTable.Col disableSort label="Geste">
        <Masking />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Words() {
  const avis = useRecordContext<AdminCommentaire>()
  return <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{avis?.texte}</span>
}

function Masking() {
  const avis = useRecordContext<AdminCommentaire>()
  const [isAsking, setIsAsking] = useState(false)
  const id = avis?.id ?? 0
  const call = (motif: string) => api('POST /api/commentaires/masquer', { body: { id, motif } })
  const hide = useAct(call, 'Avis masqué.')
  const show = useAct(() => call(''), 'Avis montré de nouveau.')
  if (!avis) return null
  if (avis.masque_motif !== null) {
    return (
      <Button disabled={show.isPending} onClick={() => show.mutate(undefined)}>
        Montrer
      </Button>
    )
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Masquer</Button>
      {isAsking && (
        <ReasonDialog
          confirm="Masquer"
          error={hide.error && describeFailure(hide.error)}
          isBusy={hide.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={(motif) => hide.mutate(motif, { onSuccess: () => setIsAsking(false) })}
          text="Son auteur lira ce motif."
          title="Masquer cet avis"
        />
      )}
    </>
  )
}

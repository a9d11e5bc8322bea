import type { AdminCommentaire } from '@foulee/contract/equipe/admin-annuaires'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { Button } from '@mui/material'
import { useState } from 'react'
import {
  BooleanInput,
  DataTable,
  List,
  RefreshButton,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { api } from '../api.ts'
import { HeldPlace } from '../moderation/held-place.tsx'
import { NO_AUTO_REFETCH, useHeldAnswers } from '../moderation/use-held-answers.ts'
import { InstantOf } from '../ui/columns.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { ReasonDialog } from '../ui/reason-dialog.tsx'
import { searchFilter } from '../ui/search-filter.tsx'

const FILTERS = [
  searchFilter('Texte ou auteur'),
  <BooleanInput
    alwaysOn
    helperText={false}
    key="est_masque"
    label="Masqués"
    source="est_masque"
    sx={{ alignSelf: 'center', ml: 1.5 }}
  />,
]

/** Decisions survive the closing of the page (0083). */
const LASTING = { keepalive: true }

export const CommentairesList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton label="Actualiser" />
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    filters={FILTERS}
    queryOptions={NO_AUTO_REFETCH}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Avis"
  >
    <Avis />
  </List>
)

function Avis() {
  useHeldAnswers(useListContext<AdminCommentaire>().data)
  return (
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
      <DataTable.Col disableSort label="Actions">
        <Masking />
      </DataTable.Col>
    </DataTable>
  )
}

function Words() {
  const avis = useRecordContext<AdminCommentaire>()
  return <span style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{avis?.texte}</span>
}

const MIN_WIDTH = { lg: 320 }

function Masking() {
  const avis = useRecordContext<AdminCommentaire>()
  const [motif, setMotif] = useState('')
  if (!avis) return null
  const titre = avis.auteur ? `Avis ${dePersonne(avis.auteur.nom)}` : 'Avis'
  const send = (reason: string) => () =>
    api('POST /api/commentaires/masquer', { body: { id: avis.id, motif: reason } }, LASTING)
  return (
    <HeldPlace minWidth={MIN_WIDTH} name={`avis-${avis.id}`} titre={titre}>
      {(hold) => (
        <>
          {avis.masque_motif === null ? (
            <DialogButton label="Masquer">
              {(close) => (
                <ReasonDialog
                  confirm="Masquer"
                  error={null}
                  initial={motif}
                  isBusy={false}
                  onClose={close}
                  onConfirm={(reason) => {
                    setMotif(reason)
                    close()
                    hold({ label: 'Masquer', done: 'Avis masqué.', run: send(reason) })
                  }}
                  text="Son auteur lira ce motif."
                  title="Masquer cet avis"
                />
              )}
            </DialogButton>
          ) : (
            <Button
              onClick={() =>
                hold({ label: 'Montrer', done: 'Avis montré de nouveau.', run: send('') })
              }
            >
              Montrer
            </Button>
          )}
        </>
      )}
    </HeldPlace>
  )
}

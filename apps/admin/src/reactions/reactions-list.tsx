import type { AdminReaction } from '@foulee/contract/echanges/regie-admin'
import { Stack } from '@mui/material'
import { DataTable, List, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { EditButton, NewToolbar } from '../ui/dialog-button.tsx'
import { type Etat, EtatOf } from '../ui/etat-chip.tsx'
import { IN_STAFFS_ORDER, MoveButtons } from '../ui/move-buttons.tsx'
import { useAct } from '../ui/use-act.ts'
import { ReactionDialog } from './reaction-dialog.tsx'

export const ReactionsList = () => (
  <List actions={<Acts />} empty={false} exporter={false} {...IN_STAFFS_ORDER} title="Réactions">
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label="Signe" source="emoji" />
      <DataTable.Col label="Nom" source="label" />
      <DataTable.Col disableSort label="Fois donnée" source="nb" />
      <DataTable.Col disableSort label="État">
        <EtatOf toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.Col label="Ordre" source="ordre">
        <Place />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <RowActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

const toEtat = ({ est_actif }: AdminReaction): Etat =>
  est_actif ? { label: 'Proposée', color: 'success' } : { label: 'Retirée', color: 'default' }

function Place() {
  const reaction = useRecordContext<AdminReaction>()
  if (!reaction) return null
  return (
    <MoveButtons
      id={reaction.id}
      save={(body) => api('POST /api/admin/reactions/ordre', { body })}
      titre={reaction.label}
    />
  )
}

function RowActs() {
  const reaction = useRecordContext<AdminReaction>()
  return reaction ? <ReactionActs reaction={reaction} /> : null
}

function ReactionActs({ reaction }: { reaction: AdminReaction }) {
  const { id, label, est_actif } = reaction
  const turn = useAct(
    () =>
      api('POST /api/admin/reactions/activer/{id}', {
        params: { id },
        body: { est_actif: !est_actif },
      }),
    est_actif ? 'Réaction retirée\u00a0: elle reste là où elle fut donnée.' : 'Réaction proposée.',
  )
  return (
    <Stack direction="row">
      <EditButton titre={label}>
        {(close) => <ReactionDialog onClose={close} reaction={reaction} />}
      </EditButton>
      <Button
        aria-label={`${est_actif ? 'Retirer' : 'Proposer'} ${label}`}
        isBusy={turn.isPending}
        onClick={() => turn.mutate(undefined)}
        size="small"
      >
        {est_actif ? 'Retirer' : 'Proposer'}
      </Button>
    </Stack>
  )
}

const Acts = () => (
  <NewToolbar label="Nouvelle réaction">
    {(close) => <ReactionDialog reaction={null} onClose={close} />}
  </NewToolbar>
)

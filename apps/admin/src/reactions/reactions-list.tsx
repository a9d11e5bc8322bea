import type { AdminReaction } from '@foulee/contract/echanges/regie-admin'
import { Button, Chip, Stack } from '@mui/material'
import { useState } from 'react'
import { DataTable, List, TopToolbar, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { MoveButtons } from '../ui/move-buttons.tsx'
import { useAct } from '../ui/use-act.ts'
import { ReactionDialog } from './reaction-dialog.tsx'

/** How members may react, in the order in which it is offered. */
export const ReactionsList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    perPage={100}
    sort={{ field: 'ordre', order: 'ASC' }}
    title="Réactions"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label="Signe" source="emoji" />
      <DataTable.Col label="Nom" source="label" />
      <DataTable.Col disableSort label="Données" source="nb" />
      <DataTable.Col disableSort label="État">
        <Etat />
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

function Etat() {
  const reaction = useRecordContext<AdminReaction>()
  if (!reaction) return null
  const { est_actif } = reaction
  return (
    <Chip
      color={est_actif ? 'success' : 'default'}
      label={est_actif ? 'Proposée' : 'Retirée'}
      size="small"
      variant="outlined"
    />
  )
}

function Place() {
  const reaction = useRecordContext<AdminReaction>()
  if (!reaction) return null
  return (
    <MoveButtons
      id={reaction.id}
      save={(ids) => api('POST /api/admin/reactions/ordre', { body: { ids } })}
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
  const [isOpen, setIsOpen] = useState(false)
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
      <Button aria-label={`Modifier ${label}`} onClick={() => setIsOpen(true)} size="small">
        Modifier
      </Button>
      <Button
        aria-label={`${est_actif ? 'Retirer' : 'Proposer'} ${label}`}
        disabled={turn.isPending}
        onClick={() => turn.mutate(undefined)}
        size="small"
      >
        {est_actif ? 'Retirer' : 'Proposer'}
      </Button>
      {isOpen && <ReactionDialog onClose={() => setIsOpen(false)} reaction={reaction} />}
    </Stack>
  )
}

function Acts() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TopToolbar>
      <Button onClick={() => setIsOpen(true)}>Nouvelle réaction</Button>
      {isOpen && <ReactionDialog onClose={() => setIsOpen(false)} reaction={null} />}
    </TopToolbar>
  )
}

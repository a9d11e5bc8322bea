import type { Travail } from '@foulee/contract/equipe/admin-travaux'
import { DataTable, List, SelectInput, useRecordContext } from 'react-admin'
import { api } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { InstantOf } from '../ui/columns.tsx'
import { type Etat, EtatOf } from '../ui/etat-chip.tsx'
import { toChoices } from '../ui/to-choices.ts'
import { useAct } from '../ui/use-act.ts'
import { ETATS_TRAVAIL_LABELS } from './etat-labels.ts'
import { labelNom, NOM_CHOICES } from './nom-labels.ts'

const CHOICES = toChoices(ETATS_TRAVAIL_LABELS)
const FILTERS = [
  <SelectInput alwaysOn choices={CHOICES} key="etat" label="État" source="etat" />,
  <SelectInput alwaysOn choices={NOM_CHOICES} key="nom" label="Travail" source="nom" />,
]

export const TravauxList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Travaux"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Travail" source="nom">
        <Nom />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.Col disableSort label="Essais">
        <Tries />
      </DataTable.Col>
      <DataTable.Col disableSort label="Erreur" source="erreur" />
      <DataTable.Col label="Demandé le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Prévu le">
        <InstantOf source="prevu_le" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <Retry />
      </DataTable.Col>
    </DataTable>
  </List>
)

const COLOURS: Readonly<Partial<Record<Travail['etat'], Etat['color']>>> = {
  failed: 'error',
  completed: 'success',
}

const toEtat = ({ etat }: Travail): Etat => ({
  label: ETATS_TRAVAIL_LABELS[etat],
  color: COLOURS[etat] ?? 'default',
})

function Nom() {
  const travail = useRecordContext<Travail>()
  return travail && labelNom(travail.nom)
}

function Tries() {
  const travail = useRecordContext<Travail>()
  return travail && `${travail.essais} / ${travail.essais_max}`
}

const CAN_RETRY: readonly Travail['etat'][] = ['failed', 'retry', 'created']

function Retry() {
  const travail = useRecordContext<Travail>()
  const id = travail?.id ?? ''
  const retry = useAct(
    () => api('POST /api/admin/travaux/relancer', { body: { id } }),
    'Le travail reprend.',
  )
  if (!travail || !CAN_RETRY.includes(travail.etat)) return null
  return (
    <Button isBusy={retry.isPending} onClick={() => retry.mutate(undefined)}>
      Relancer
    </Button>
  )
}

import type { Acte } from '@foulee/contract/equipe/admin'
import { Typography } from '@mui/material'
import { Fragment } from 'react'
import {
  AutocompleteInput,
  DataTable,
  DateInput,
  List,
  NumberInput,
  useRecordContext,
} from 'react-admin'
import { labelInstant } from '../ui/format-instant.ts'
import { ACTE_CHOICES, labelActe } from './acte-labels.ts'
import { formatDetails } from './format-details.ts'
import { AccountLink, NameOf } from './name-of.tsx'

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
      <DataTable.Col disableSort label="Qui">
        <Who />
      </DataTable.Col>
      <DataTable.Col label="Acte" source="action">
        <What />
      </DataTable.Col>
      <DataTable.Col disableSort label="Objet">
        <Subject />
      </DataTable.Col>
      <DataTable.Col disableSort label="Détails" source="details">
        <Details />
      </DataTable.Col>
    </DataTable>
  </List>
)

function When() {
  const acte = useRecordContext<Acte>()
  return acte && <time dateTime={acte.created_at}>{labelInstant(acte.created_at)}</time>
}

function What() {
  const acte = useRecordContext<Acte>()
  return acte && labelActe(acte.action)
}

function Who() {
  const acte = useRecordContext<Acte>()
  if (!acte?.staff) return null
  const { users_id, nom } = acte.staff
  return <AccountLink users_id={users_id}>{nom}</AccountLink>
}

function Subject() {
  const acte = useRecordContext<Acte>()
  if (!acte) return null
  const number = acte.objet_id ? `nº\u00a0${acte.objet_id}` : ''
  if (!acte.objet) return number
  return (
    <>
      <NameOf nom={acte.objet} />{' '}
      <Typography color="text.secondary" component="span" variant="body2">
        {number}
      </Typography>
    </>
  )
}

function Details() {
  const acte = useRecordContext<Acte>()
  if (!acte) return null
  const { reason, lines } = formatDetails(acte.details)
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {reason}
      {lines.map(({ key, label, value }, rank) => {
        const nom = acte.noms[key]
        return (
          <Fragment key={key}>
            {rank > 0 ? ', ' : ' '}
            {label}&nbsp;: {nom ? <NameOf nom={nom} /> : value}
          </Fragment>
        )
      })}
    </span>
  )
}

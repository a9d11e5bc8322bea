import type { AdminContact } from '@foulee/contract/site/contact-admin'
import { dePersonne } from '@foulee/domain/shared/de-nom'
import { CONTACT_SUJETS } from '@foulee/domain/site/contact'
import { CONTACT_ETATS } from '@foulee/domain/site/contact-etat'
import { Typography } from '@mui/material'
import {
  DataTable,
  List,
  RefreshButton,
  SelectInput,
  TopToolbar,
  useListContext,
  useRecordContext,
} from 'react-admin'
import { HeldPlace } from '../moderation/held-place.tsx'
import { NO_AUTO_REFETCH, useHeldAnswers } from '../moderation/use-held-answers.ts'
import { InstantOf } from '../ui/columns.tsx'
import { DialogButton } from '../ui/dialog-button.tsx'
import { EtatOf } from '../ui/etat-chip.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { toChoices } from '../ui/to-choices.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { toEtat } from './to-etat.ts'

const FILTERS = [
  searchFilter('Nom, adresse ou message'),
  <SelectInput
    alwaysOn
    choices={toChoices(CONTACT_ETATS)}
    emptyText="Tous"
    key="etat"
    label="État"
    source="etat"
  />,
  <SelectInput
    alwaysOn
    choices={toChoices(CONTACT_SUJETS)}
    emptyText="Tous"
    key="sujet"
    label="Sujet"
    source="sujet"
  />,
]

const WAITING = { etat: 'nouveau' }

export const ContactList = () => (
  <List
    actions={
      <TopToolbar>
        <RefreshButton label="Actualiser" />
      </TopToolbar>
    }
    empty={false}
    exporter={false}
    filterDefaultValues={WAITING}
    filters={FILTERS}
    queryOptions={NO_AUTO_REFETCH}
    sort={{ field: 'created_at', order: 'ASC' }}
    title="Messages reçus"
  >
    <Inbox />
  </List>
)

function Inbox() {
  useHeldAnswers(useListContext<AdminContact>().data)
  return (
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="De" source="nom">
        <From />
      </DataTable.Col>
      <DataTable.Col disableSort label="Sujet">
        <Subject />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf<AdminContact> toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Réponses" source="nb_reponses" />
      <DataTable.Col label="Reçu le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <Opening />
      </DataTable.Col>
    </DataTable>
  )
}

function From() {
  const contact = useRecordContext<AdminContact>()
  if (!contact) return null
  const { nom, membre, est_lu } = contact
  return (
    <span style={{ fontWeight: est_lu ? undefined : 700, overflowWrap: 'anywhere' }}>
      {nom}
      {membre && (
        <Typography color="text.secondary" component="span" variant="body2">
          {' '}
          (membre)
        </Typography>
      )}
    </span>
  )
}

function Subject() {
  const contact = useRecordContext<AdminContact>()
  return contact && CONTACT_SUJETS[contact.sujet]
}

const MIN_WIDTH = { lg: 320 }

function Opening() {
  const contact = useRecordContext<AdminContact>()
  if (!contact) return null
  const titre = `Message ${dePersonne(contact.nom)}`
  return (
    <HeldPlace minWidth={MIN_WIDTH} name={`contact-${contact.id}`} titre={titre}>
      {(hold) => (
        <DialogButton
          label="Ouvrir"
          name={`Ouvrir le message ${dePersonne(contact.nom)}`}
          variant="outlined"
        >
          {(close) => <ContactDialog id={contact.id} onAct={hold} onClose={close} titre={titre} />}
        </DialogButton>
      )}
    </HeldPlace>
  )
}

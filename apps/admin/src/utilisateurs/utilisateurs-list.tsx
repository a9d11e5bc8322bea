import type { AdminUtilisateur } from '@foulee/contract/equipe/admin-utilisateurs'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { Chip, Stack, Typography } from '@mui/material'
import { BooleanInput, DataTable, List, SelectInput, useRecordContext } from 'react-admin'
import { InstantOf } from '../ui/columns.tsx'
import { EtatChip } from '../ui/etat-chip.tsx'
import { labelInstant } from '../ui/format-instant.ts'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { DRAPEAU_LABELS, DRAPEAU_NAMES } from './drapeau-labels.ts'
import { UtilisateurActs } from './utilisateur-acts.tsx'

const CHOICES = DRAPEAU_NAMES.map((id) => ({ id, name: DRAPEAU_LABELS[id] }))
const FILTERS = [
  searchFilter('Nom ou adresse email'),
  <SelectInput alwaysOn choices={CHOICES} key="drapeau" label="Drapeau" source="drapeau" />,
  <BooleanInput key="est_verifie" label="Email vérifié" source="est_verifie" />,
  <BooleanInput key="est_suspendu" label="Suspendu" source="est_suspendu" />,
]

export const UtilisateursList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Utilisateurs"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Nom" source="nom">
        <NameLink />
      </DataTable.Col>
      <DataTable.Col label="Email" source="email">
        <Email />
      </DataTable.Col>
      <DataTable.Col disableSort label="Compte">
        <Flags />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Appareils" source="nb_sessions" />
      <DataTable.Col label="Inscrit le" source="created_at">
        <InstantOf source="created_at" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <UtilisateurActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function NameLink() {
  const user = useRecordContext<AdminUtilisateur>()
  return user && <SiteLink to={`/coureurs/${user.id}`}>{getDisplayName(user)}</SiteLink>
}

function Email() {
  const user = useRecordContext<AdminUtilisateur>()
  if (!user) return null
  return (
    <span style={{ overflowWrap: 'anywhere' }}>
      {user.email}
      {!user.email_verifie_le && ' (non vérifiée)'}
    </span>
  )
}

const Suspended = ({ le, motif, par }: NonNullable<AdminUtilisateur['suspension']>) => (
  <Stack sx={{ alignItems: 'flex-start', maxWidth: 280 }}>
    <EtatChip color="error" label="Suspendu" />
    <Typography sx={{ overflowWrap: 'anywhere' }} variant="caption">
      le {labelInstant(le)}
      {par && ` par ${par}`}&nbsp;: {motif}
    </Typography>
  </Stack>
)

function Flags() {
  const user = useRecordContext<AdminUtilisateur>()
  if (!user) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {DRAPEAU_NAMES.filter((name) => user[name]).map((name) => (
        <Chip key={name} label={DRAPEAU_LABELS[name]} size="small" />
      ))}
      {user.suspension && <Suspended {...user.suspension} />}
      {user.a_facteur && <EtatChip color="default" label="Second facteur" />}
    </Stack>
  )
}

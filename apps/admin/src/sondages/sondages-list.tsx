import type { AdminSondage } from '@foulee/contract/club/sondages'
import { STATUT_SONDAGE_LABELS } from '@foulee/domain/club/sondage'
import { DataTable, List, useRecordContext } from 'react-admin'
import { DayOf, LastDayOf } from '../ui/columns.tsx'
import { NewToolbar } from '../ui/dialog-button.tsx'
import { type Etat, EtatOf } from '../ui/etat-chip.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { SondageActs } from './sondage-acts.tsx'
import { SondageDialog } from './sondage-dialog.tsx'

const FILTERS = [searchFilter('Titre')]

export const SondagesList = () => (
  <List
    actions={<Acts />}
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'created_at', order: 'DESC' }}
    title="Sondages"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col disableSort label="Titre">
        <Titre />
      </DataTable.Col>
      <DataTable.Col disableSort label="État">
        <EtatOf toEtat={toEtat} />
      </DataTable.Col>
      <DataTable.NumberCol disableSort label="Questions" source="nb_questions" />
      <DataTable.NumberCol disableSort label="Réponses" source="nb_reponses" />
      <DataTable.Col disableSort label="Premier jour">
        <DayOf source="debut" />
      </DataTable.Col>
      <DataTable.Col label="Dernier jour" source="fin">
        <LastDayOf source="fin" />
      </DataTable.Col>
      <DataTable.Col disableSort label="Actions">
        <SondageActs />
      </DataTable.Col>
    </DataTable>
  </List>
)

function Titre() {
  const record = useRecordContext<AdminSondage>()
  if (!record) return null
  if (record.statut === 'brouillon') return record.titre
  return <SiteLink to={`/sondages/${record.slug}`}>{record.titre}</SiteLink>
}

const COLOURS = {
  brouillon: 'default',
  a_venir: 'info',
  ouvert: 'success',
  termine: 'default',
} as const

const toEtat = ({ statut }: AdminSondage): Etat => ({
  label: STATUT_SONDAGE_LABELS[statut],
  color: COLOURS[statut],
})

const Acts = () => (
  <NewToolbar label="Nouveau sondage">
    {(close) => <SondageDialog id={null} onClose={close} />}
  </NewToolbar>
)

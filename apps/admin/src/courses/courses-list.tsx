import type { AdminCourse } from '@foulee/contract/equipe/admin-annuaires'
import { DataTable, List, SelectInput, useRecordContext } from 'react-admin'
import { DayOf, InstantOf, STATUT_CHOICES, StatutChip } from '../ui/columns.tsx'
import { searchFilter } from '../ui/search-filter.tsx'
import { SiteLink } from '../ui/site-link.tsx'

const FILTERS = [
  searchFilter('Nom, ville ou organisateur'),
  <SelectInput alwaysOn choices={STATUT_CHOICES} key="statut" label="État" source="statut" />,
]

export const CoursesList = () => (
  <List
    empty={false}
    exporter={false}
    filters={FILTERS}
    sort={{ field: 'updated_at', order: 'DESC' }}
    title="Courses"
  >
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col label="Nom" source="nom">
        <NameLink />
      </DataTable.Col>
      <DataTable.Col disableSort label="Ville" source="ville" />
      <DataTable.Col disableSort label="Organisateur" source="organisateur" />
      <DataTable.Col disableSort label="État">
        <StatutChip />
      </DataTable.Col>
      <DataTable.Col label="Prochaine date" source="date_prochaine">
        <DayOf source="date_prochaine" />
      </DataTable.Col>
      <DataTable.Col label="Modifiée" source="updated_at">
        <InstantOf source="updated_at" />
      </DataTable.Col>
    </DataTable>
  </List>
)

/** Links to the editor: staff may edit every course, and drafts have no page. */
function NameLink() {
  const course = useRecordContext<AdminCourse>()
  return course && <SiteLink to={`/contribution/courses/${course.id}`}>{course.nom}</SiteLink>
}

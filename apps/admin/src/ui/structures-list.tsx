import type { ComponentProps, ReactNode } from 'react'
import { BooleanInput, DataTable, List, useRecordContext } from 'react-admin'
import { searchFilter } from './search-filter.tsx'
import { SiteLink } from './site-link.tsx'

type StructuresListProps = Pick<ComponentProps<typeof List>, 'actions' | 'title'> & {
  path: string
  search: string
  verified: 'Vérifié' | 'Vérifiée'
  children: ReactNode
}

export const StructuresList = (props: StructuresListProps) => {
  const { path, search, verified, children, ...list } = props
  return (
    <List
      {...list}
      empty={false}
      exporter={false}
      filters={[
        searchFilter(search),
        <BooleanInput key="est_verifie" label={verified} source="est_verifie" />,
        <BooleanInput key="est_gere" label="A des membres" source="est_gere" />,
      ]}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col label="Nom" source="nom" sx={{ minWidth: 150 }}>
          <Name path={path} />
        </DataTable.Col>
        <DataTable.Col disableSort label="Ville" source="ville" />
        {children}
      </DataTable>
    </List>
  )
}

function Name({ path }: { path: string }) {
  const record = useRecordContext<{ id: number; slug: string; nom: string }>()
  if (!record) return null
  return <SiteLink to={`${path}/${record.slug}`}>{record.nom}</SiteLink>
}

import { autourDe } from '@foulee/domain/shared/trouver/autour'
import { capitalize } from '@foulee/domain/shared/typographie'
import { useQuery } from '@tanstack/react-query'
import { FilterChip } from '#ui/chip.tsx'
import { useAroundMe } from './around-me.tsx'
import { AroundNotice } from './around-notice.tsx'
import { type ActiveFilter, activeFilters } from './chips.ts'
import { groupFilters } from './filter-groups.ts'
import { filtresQuery } from './list.queries.ts'
import { type FilterGroup, useListKind } from './list-kind.ts'
import { allGroups } from './open-panel.ts'
import { TextSearch } from './text-search.tsx'
import { useListSearch } from './use-list-search.ts'
import { useToday } from './use-today.ts'

export function useActiveFilters(): ActiveFilter[] {
  const kind = useListKind()
  const { filters } = useListSearch()
  const { data: definitions = {} } = useQuery(filtresQuery(kind))
  return activeFilters(filters, definitions, useToday(), kind)
}

export function Toolbar({ onOpen }: { onOpen: (panel: string) => void }) {
  const kind = useListKind()
  const { data: definitions } = useQuery(filtresQuery(kind))
  const active = useActiveFilters()
  return (
    <>
      <div className="list-toolbar">
        <TextSearch className="list-toolbar-search" />
        <div className="list-toolbar-chips">
          <FilterChip
            aria-haspopup="dialog"
            count={active.length || undefined}
            icon="filter"
            isSelected={active.length > 0}
            onClick={() => onOpen(allGroups)}
          >
            Filtres
          </FilterChip>
          {definitions?.autour && <AroundChip />}
          {groupFilters(definitions ?? {}, kind).map((group) => (
            <GroupChip active={active} group={group} key={group.key} onOpen={onOpen} />
          ))}
        </div>
      </div>
      {definitions?.autour && <AroundNotice />}
    </>
  )
}

type GroupChipProps = {
  group: FilterGroup
  active: readonly ActiveFilter[]
  onOpen: (panel: string) => void
}

function GroupChip({ group, active, onOpen }: GroupChipProps) {
  const on = active.filter(({ filter }) => group.filters.includes(filter))
  const [first] = on
  return (
    <FilterChip
      aria-haspopup="dialog"
      count={on.length > 1 ? on.length : undefined}
      icon={group.icon}
      isSelected={on.length > 0}
      onClick={() => onOpen(group.key)}
    >
      {on.length === 1 ? first?.label : group.label}
    </FilterChip>
  )
}

function AroundChip() {
  const { filters, change } = useListSearch()
  const { locate, isLocating } = useAroundMe()
  const isOn = filters.autour !== undefined
  return (
    <FilterChip
      aria-busy={isLocating || undefined}
      icon="pin"
      isSelected={isOn}
      onClick={() => (isOn ? change({ autour: null }) : locate())}
    >
      {isOn && filters.lieu ? capitalize(autourDe(filters.lieu)) : 'Autour de moi'}
    </FilterChip>
  )
}

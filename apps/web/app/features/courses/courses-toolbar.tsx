import { useQuery } from '@tanstack/react-query'
import { FilterChip } from '../../ui/chip.tsx'
import { filtresQuery } from './courses.queries.ts'
import { useAroundMe } from './courses-around-filter.tsx'
import { type ActiveFilter, activeFilters } from './courses-chips.ts'
import { type FilterGroup, groupFilters } from './courses-filter-groups.ts'
import { allGroups } from './courses-filter-sheet.tsx'
import { useCoursesSearch } from './courses-search.ts'
import { CoursesTextSearch } from './courses-text-search.tsx'
import { useToday } from './courses-today.ts'

/** What narrows the search now, in words; empty until the filters' names are there. */
export function useActiveFilters(): ActiveFilter[] {
  const { filters } = useCoursesSearch()
  const { data: definitions = {} } = useQuery(filtresQuery())
  return activeFilters(filters, definitions, useToday())
}

/** The search field, and the groups of filters as chips that say what is on in each. */
export function CoursesToolbar({ onOpen }: { onOpen: (panel: string) => void }) {
  const { data: definitions } = useQuery(filtresQuery())
  const active = useActiveFilters()
  return (
    <div className="courses-toolbar">
      <CoursesTextSearch className="courses-toolbar-search" />
      <div className="courses-toolbar-chips">
        <FilterChip
          aria-haspopup="dialog"
          count={active.length || undefined}
          icon="filter"
          isSelected={active.length > 0}
          onClick={() => onOpen(allGroups)}
        >
          Filtres
        </FilterChip>
        <AroundChip />
        {groupFilters(definitions ?? {}).map((group) => (
          <GroupChip active={active} group={group} key={group.key} onOpen={onOpen} />
        ))}
      </div>
    </div>
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
  const { filters, change } = useCoursesSearch()
  const { locate, isLocating, message } = useAroundMe()
  const isOn = filters.autour !== undefined
  return (
    <>
      <FilterChip
        aria-busy={isLocating || undefined}
        icon="pin"
        isSelected={isOn}
        onClick={() => (isOn ? change({ autour: null }) : locate())}
      >
        Autour de moi
      </FilterChip>
      <span
        aria-live="polite"
        className={message ? 'self-center text-sm text-ink-soft' : 'sr-only'}
      >
        {message}
      </span>
    </>
  )
}

import type { Definitions, FilterGroup, ListKind } from './list-kind.ts'

const elsewhere = ['texte', 'zone', 'tri', 'my', 'parcours']

export function groupFilters(
  definitions: Definitions,
  { groups, otherGroup }: Pick<ListKind, 'groups' | 'otherGroup'>,
): FilterGroup[] {
  const placed = groups.flatMap(({ filters }) => filters)
  const otherFilters = Object.keys(definitions).filter(
    (name) => !placed.includes(name) && !elsewhere.includes(name),
  )
  const declared = groups.map((group) => ({
    ...group,
    filters: group.filters.filter((name) => name in definitions),
  }))
  const rest: FilterGroup = { ...otherGroup, filters: otherFilters }
  return [...declared, rest].filter(({ filters }) => filters.length > 0)
}

import type { IconName } from '../../ui/icon.tsx'
import type { Definitions } from './courses-chips.ts'

export type FilterGroup = { key: string; label: string; icon: IconName; filters: string[] }

const groups: readonly FilterGroup[] = [
  { key: 'date', label: 'Date', icon: 'calendar', filters: ['date'] },
  {
    key: 'distance',
    label: 'Distance',
    icon: 'distance',
    filters: ['distance', 'denivele', 'km_effort'],
  },
  { key: 'type', label: 'Type', icon: 'mountain', filters: ['type', 'surfaces'] },
  { key: 'lieu', label: 'Lieu', icon: 'pin', filters: ['autour', 'departement', 'region'] },
]

/** What is set elsewhere on the page: the search field, the map, the sort list. */
const elsewhere = ['texte', 'zone', 'tri', 'my']

/** The filters that the server declares, as the panel shows them; new ones land at its end. */
export function groupFilters(definitions: Definitions): FilterGroup[] {
  const placed = groups.flatMap(({ filters }) => filters)
  const others = Object.keys(definitions).filter(
    (name) => !placed.includes(name) && !elsewhere.includes(name),
  )
  const declared = groups.map((group) => ({
    ...group,
    filters: group.filters.filter((name) => name in definitions),
  }))
  const rest: FilterGroup = {
    key: 'inscription',
    label: 'Inscription',
    icon: 'ticket',
    filters: others,
  }
  return [...declared, rest].filter(({ filters }) => filters.length > 0)
}

import { Fragment } from 'react'
import { ChipLink } from '#ui/chip.tsx'

type Filters = Readonly<Record<string, string | undefined>>
type Choices = readonly (readonly [value: string | undefined, label: string])[]

type QueueFiltersProps = { filters: Filters; groups: Readonly<Record<string, Choices>> }

export function QueueFilters({ filters, groups }: QueueFiltersProps) {
  return (
    <nav aria-label="Filtres" className="flex flex-wrap gap-2">
      {Object.entries(groups).map(([name, choices], index) => (
        <Fragment key={name}>
          {index > 0 && <span aria-hidden="true" className="mx-1 w-px self-stretch bg-line" />}
          {choices.map(([value, label]) => (
            <ChipLink
              isSelected={value === filters[name]}
              key={label}
              to={toSearch({ ...filters, [name]: value })}
            >
              {label}
            </ChipLink>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}

const toSearch = (filters: Filters) =>
  `?${new URLSearchParams(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

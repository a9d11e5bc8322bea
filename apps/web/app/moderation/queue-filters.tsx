import { Fragment } from 'react'
import { ChipLink } from '../ui/chip.tsx'

type Choice = { label: string; to: string; isSelected: boolean }

/** Groups of choices, each kept in the address. */
export function QueueFilters({ groups }: { groups: readonly (readonly Choice[])[] }) {
  return (
    <nav aria-label="Filtres" className="flex flex-wrap gap-2">
      {groups.map((choices, index) => (
        <Fragment key={choices[0]?.label}>
          {index > 0 && <span aria-hidden="true" className="mx-1 w-px self-stretch bg-line" />}
          {choices.map(({ label, to, isSelected }) => (
            <ChipLink isSelected={isSelected} key={label} to={to}>
              {label}
            </ChipLink>
          ))}
        </Fragment>
      ))}
    </nav>
  )
}

import { formatMois } from '@foulee/domain/shared/date'
import { ChipLink } from '#ui/chip.tsx'
import { monthPath } from './calendrier-selection.ts'
import type { Calendrier } from './index-counts.ts'

type MonthLinksProps = { months: Calendrier['mois']; current?: string }

export function MonthLinks({ months, current }: MonthLinksProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {months.map(({ mois, nb }) => (
        <li key={mois}>
          <ChipLink
            count={nb}
            isSelected={mois === current}
            preventScrollReset={false}
            to={monthPath(mois)}
          >
            {formatMois(mois)}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}

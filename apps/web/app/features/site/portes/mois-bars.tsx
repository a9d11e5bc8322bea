import { formatMois, MOIS } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'

type MoisBarsProps = { mois: readonly { mois: string; nb: number }[] }

const HEIGHT_REM = 5
const MONTHS = 12

const initialOf = (mois: string) => (MOIS[Number(mois.slice(5)) - 1] ?? '').charAt(0).toUpperCase()

export function MoisBars({ mois }: MoisBarsProps) {
  const shown = mois.slice(0, MONTHS)
  const most = Math.max(...shown.map(({ nb }) => nb), 1)
  return (
    <ol aria-label="Le calendrier, mois par mois" className="card porte-mois p-4 pb-2">
      {shown.map(({ mois: month, nb }) => (
        <li key={month}>
          <span aria-hidden="true" style={{ height: `${(nb / most) * HEIGHT_REM}rem` }} />
          <span aria-hidden="true" className="text-sm text-ink-soft">
            {initialOf(month)}
          </span>
          <span className="sr-only">{`${formatMois(month)}\u00a0: ${formatNombre(nb)}`}</span>
        </li>
      ))}
    </ol>
  )
}

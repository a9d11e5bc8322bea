import { formatNombre } from '@foulee/domain/shared/mesure'
import { cx } from '#ui/class-names.ts'
import './plans.css'

type ChargeBarsProps = {
  charges: readonly (number | null)[]
  marked?: readonly number[]
  isLarge?: boolean
}

export function ChargeBars({ charges, marked = [], isLarge }: ChargeBarsProps) {
  const max = Math.max(1, ...charges.map((charge) => charge ?? 0))
  return (
    <div className={cx('charge-bars', isLarge && 'charge-bars-large')}>
      <p className="sr-only">{formatCharges(charges)}</p>
      <div aria-hidden="true" className="charge-bars-row">
        {charges.map((charge, index) => (
          <span
            className={cx(
              'charge-bar',
              charge === null && 'charge-bar-unknown',
              marked.includes(index) && 'charge-bar-marked',
            )}
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its rank
            key={index}
            style={{ height: `${charge === null ? 40 : Math.max(6, (charge / max) * 100)}%` }}
          />
        ))}
      </div>
    </div>
  )
}

export function formatCharges(charges: readonly (number | null)[]): string {
  const known = charges.filter((charge) => charge !== null)
  if (known.length === 0) return 'La charge des semaines n’est pas connue.'
  const [min, max] = [Math.min(...known), Math.max(...known)]
  const weeks = charges.length > 1 ? `des ${charges.length} semaines` : 'de la semaine'
  const unknown = charges.length - known.length
  const rest = unknown > 0 ? ` Elle n’est pas connue pour ${unknown} d’entre elles.` : ''
  if (min === max) return `Charge ${weeks}\u00a0: ${formatNombre(max)}.${rest}`
  return `Charge ${weeks}\u00a0: de ${formatNombre(min)} à ${formatNombre(max)}, la plus forte en semaine ${charges.indexOf(max) + 1}.${rest}`
}

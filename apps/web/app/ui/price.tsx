import { priceText } from './price-text.ts'

type PriceProps = { cents: number; isFrom?: boolean; wasCents?: number }

export function Price({ cents, isFrom, wasCents }: PriceProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {isFrom && <span className="text-sm text-ink-soft">dès</span>}
      <span className="stat-value text-xl">{priceText(cents)}</span>
      {wasCents !== undefined && (
        <s className="text-sm text-ink-soft">
          <span className="sr-only">au lieu de </span>
          {priceText(wasCents)}
        </s>
      )}
    </span>
  )
}

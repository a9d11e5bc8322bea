import type { MagasinCard } from '@foulee/contract/club/magasins'
import { isEnCours } from '@foulee/domain/club/reduction'
import { Badge } from '#ui/badge.tsx'
import { reductionsText } from './magasin-texts.ts'
import { useMinute } from './use-minute.ts'

/**
 * « 2 réductions en cours », by the reader's clock, since a cached page may hold expired discounts.
 * Nothing without a discount.
 */
export function ReductionsLine({ reductions }: Pick<MagasinCard, 'reductions'>) {
  const now = useMinute()
  if (reductions.length === 0) return null
  // Reserves the room of the text until the clock is known.
  if (now === null) return <p className="min-h-7" />
  const nb = reductions.filter((reduction) => isEnCours(reduction, new Date(now))).length
  if (nb === 0) return null
  return (
    <p className="flex min-h-7 items-center text-sm">
      <Badge icon="euro" tone="warning">
        {reductionsText(nb)}
      </Badge>
    </p>
  )
}

import type { MagasinCard } from '@foulee/contract/club/magasins'
import { formatEtat, getEtat } from '@foulee/domain/club/horaires'
import { Badge } from '#ui/badge.tsx'
import { useMinute } from './use-minute.ts'

type Open = Pick<MagasinCard, 'horaires' | 'fuseau' | 'pays' | 'departement'>

/** « Ouvert jusqu’à 19h », from the reader's clock and in the shop's time zone. */
export function EtatLine({ magasin }: { magasin: Open }) {
  const now = useMinute()
  const { horaires } = magasin
  if (!horaires) return <span className="text-ink-soft">Horaires non indiqués</span>
  // Reserves the room of the text until the clock is known.
  if (now === null) return <span className="min-h-7" />
  const etat = getEtat(horaires, magasin, now)
  return (
    <Badge icon="clock" tone={etat.ouvert ? 'success' : 'neutral'}>
      {formatEtat(etat, magasin, now)}
    </Badge>
  )
}

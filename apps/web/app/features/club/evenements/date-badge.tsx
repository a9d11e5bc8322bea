import { ETAT_DATE_LABELS, type EtatDate } from '@foulee/domain/club/evenement'
import { Badge, type Tone } from '#ui/badge.tsx'

const TONES: Readonly<Record<EtatDate, Tone>> = {
  ouvert: 'success',
  complet: 'warning',
  passe: 'neutral',
  annule: 'danger',
}

export function DateBadge({ etat }: { etat: EtatDate }) {
  if (etat === 'ouvert') return null
  return (
    <Badge icon={etat === 'annule' ? 'alert' : undefined} tone={TONES[etat]}>
      {ETAT_DATE_LABELS[etat]}
    </Badge>
  )
}

import { type Accord, STATUT_LABELS, type Statut } from '@foulee/domain/publication'
import { Badge, type Tone } from '../ui/badge.tsx'

const TONES: Readonly<Record<Statut, Tone>> = {
  non_publiee: 'neutral',
  en_validation: 'info',
  publiee: 'success',
  annulee: 'danger',
}

type StatutBadgeProps = {
  statut: Statut
  /** French agrees with what is published. */
  accord: Accord
}

/** Where the publication of something stands, in one word. */
export const StatutBadge = ({ statut, accord }: StatutBadgeProps) => (
  <Badge tone={TONES[statut]}>{STATUT_LABELS[accord][statut]}</Badge>
)

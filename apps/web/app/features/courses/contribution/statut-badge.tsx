import { STATUT_LABELS, type Statut } from '@foulee/domain/courses/course'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const TONES: Readonly<Record<Statut, Tone>> = {
  non_publiee: 'neutral',
  en_validation: 'info',
  publiee: 'success',
  annulee: 'danger',
}

export const StatutBadge = ({ statut }: { statut: Statut }) => (
  <Badge tone={TONES[statut]}>{STATUT_LABELS[statut]}</Badge>
)

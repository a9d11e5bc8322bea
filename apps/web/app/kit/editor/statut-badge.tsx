import { type Accord, STATUT_LABELS, type Statut } from '@foulee/domain/shared/publication'
import { Badge, type Tone } from '#ui/badge.tsx'

const TONES: Readonly<Record<Statut, Tone>> = {
  non_publiee: 'neutral',
  en_validation: 'info',
  publiee: 'success',
  annulee: 'danger',
}

type StatutBadgeProps = {
  statut: Statut
  accord: Accord
  /** Reason given by staff; kept until the next submission. */
  renvoi?: string | null | undefined
}

export const StatutBadge = ({ statut, accord, renvoi }: StatutBadgeProps) =>
  statut === 'non_publiee' && renvoi ? (
    <Badge icon="alert" tone="warning">
      À corriger
    </Badge>
  ) : (
    <Badge tone={TONES[statut]}>{STATUT_LABELS[accord][statut]}</Badge>
  )

const PRONOMS = {
  feminin: {
    title: 'L’équipe vous l’a renvoyée\u00a0:',
    next: 'Corrigez-la, puis soumettez-la à nouveau.',
  },
  masculin: {
    title: 'L’équipe vous l’a renvoyé\u00a0:',
    next: 'Corrigez-le, puis soumettez-le à nouveau.',
  },
} as const

export const SentBackNote = ({ statut, accord, renvoi }: StatutBadgeProps) =>
  statut === 'non_publiee' && renvoi ? (
    <div className="w-full rounded-control bg-jaune-wash px-3 py-2 text-sm">
      <p className="font-semibold">{PRONOMS[accord].title}</p>
      <p className="line-clamp-4 whitespace-pre-line">{renvoi}</p>
      <p className="mt-1">{PRONOMS[accord].next}</p>
    </div>
  ) : null

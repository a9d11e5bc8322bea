import type { ReservationCard } from '@foulee/contract/sejours/reservation'
import { Badge, type Tone } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon.tsx'
import { formatFin } from './reservation-texts.ts'

type Look = { tone: Tone; icon: IconName; label: string }

const LOOKS: Readonly<Record<Exclude<ReservationCard['etat'], 'annulee'>, Look>> = {
  demande: { tone: 'info', icon: 'clock', label: 'En attente de réponse' },
  confirmee: { tone: 'success', icon: 'check', label: 'Confirmée' },
  terminee: { tone: 'neutral', icon: 'flag', label: 'Terminée' },
}

type Shown = Pick<
  ReservationCard,
  'etat' | 'annule_par' | 'annule_le' | 'frais' | 'confirme_le' | 'annulation_motif'
>

export function ReservationBadge({ reservation }: { reservation: Shown }) {
  if (reservation.etat === 'annulee') {
    const isMine = reservation.annule_par === 'membre'
    return (
      <Badge icon="close" tone={isMine ? 'neutral' : 'danger'}>
        {formatFin(reservation)}
      </Badge>
    )
  }
  const { label, ...look } = LOOKS[reservation.etat]
  return <Badge {...look}>{label}</Badge>
}

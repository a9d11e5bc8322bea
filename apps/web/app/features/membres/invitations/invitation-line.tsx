import type { Invitation } from '@foulee/contract/membres/invitations'
import { Badge, type Tone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

const ETATS: Readonly<Record<Invitation['etat'], readonly [string, Tone]>> = {
  envoyee: ['Envoyée', 'info'],
  acceptee: ['Acceptée', 'success'],
  annulee: ['Annulée', 'neutral'],
  expiree: ['Expirée', 'warning'],
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeZone: 'Europe/Paris' })
const formatDay = (instant: string) => DAY.format(new Date(instant))

type InvitationLineProps = { invitation: Invitation; isBusy: boolean; onCancel: () => void }

export function InvitationLine({ invitation, isBusy, onCancel }: InvitationLineProps) {
  const { type, email, etat } = invitation
  const [label, tone] = ETATS[etat]
  return (
    <li className="card grid gap-2 p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold break-all">{email}</span>
          <Badge tone={tone}>{label}</Badge>
          {type === 'athlete' && <Badge icon="stopwatch">Athlète</Badge>}
        </p>
        <p className="text-sm text-ink-soft">{describeInvitation(invitation)}</p>
      </div>
      {etat === 'envoyee' && (
        <Button
          aria-label={`Annuler l’invitation de ${email}`}
          isLoading={isBusy}
          onClick={onCancel}
        >
          Annuler
        </Button>
      )}
    </li>
  )
}

function describeInvitation({
  etat,
  created_at,
  expires_at,
  accepted_at,
  acceptee_par,
}: Invitation): string {
  const sent = `Envoyée le ${formatDay(created_at)}`
  if (etat === 'envoyee') return `${sent}, valable jusqu’au ${formatDay(expires_at)}`
  if (etat !== 'acceptee' || !accepted_at) return sent
  return `Acceptée le ${formatDay(accepted_at)}${acceptee_par ? ` par ${acceptee_par}` : ''}`
}

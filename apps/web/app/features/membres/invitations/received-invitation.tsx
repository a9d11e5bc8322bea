import type { InvitationRecue } from '@foulee/contract/membres/invitations'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

export function ReceivedInvitation({ invitation }: { invitation: InvitationRecue }) {
  const { type, inviteur, message } = invitation
  return (
    <Card className="grid gap-3">
      <div>
        <Badge icon={type === 'ami' ? 'users' : 'stopwatch'}>
          {type === 'ami' ? 'Invitation d’ami' : 'Invitation de coach'}
        </Badge>
      </div>
      <p className="text-lg">
        <strong>{inviteur}</strong>{' '}
        {type === 'ami' ? 'vous invite sur Foulée.' : 'vous propose de vous entraîner sur Foulée.'}
      </p>
      {message && (
        <blockquote className="border-s-4 border-line ps-4 whitespace-pre-line">
          {message}
        </blockquote>
      )}
      <p className="text-ink-soft">
        {type === 'ami'
          ? 'Foulée est gratuit\u00a0: cherchez une course, comparez les distances et les dénivelés.'
          : 'Si vous acceptez, votre coach voit votre nom, ce qui est prévu à votre agenda et ce que vous en avez fait. Vous choisissez le reste, et mettez fin au suivi quand vous voulez, dans «\u00a0Ma forme\u00a0».'}
      </p>
    </Card>
  )
}

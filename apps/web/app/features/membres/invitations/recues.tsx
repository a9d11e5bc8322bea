import type { InvitationPourMoi } from '@foulee/contract/membres/invitations'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { useToast } from '#ui/toast.tsx'
import { useAnswerInvitation } from './invitations.mutations.ts'
import { recuesQuery } from './invitations.queries.ts'

const SENTENCES: Readonly<Record<InvitationPourMoi['genre'], (titre: string) => string>> = {
  ami: () => 'vous a invité sur Foulée',
  athlete: () => 'vous propose de devenir votre coach',
  organisateur: (titre) => `vous propose de gérer les courses de «\u00a0${titre}\u00a0»`,
  agence: (titre) => `vous propose de gérer l’agence «\u00a0${titre}\u00a0»`,
  magasin: (titre) => `vous propose de tenir la page du magasin «\u00a0${titre}\u00a0»`,
}

export function Recues() {
  return (
    <Query
      empty={{ is: ({ length }) => length === 0, show: null }}
      isCompact
      query={useQuery(recuesQuery)}
      skeleton={null}
    >
      {(invitations) => (
        <section aria-labelledby="recues" className="grid gap-3">
          <h2 className="text-xl" id="recues">
            Invitations reçues
          </h2>
          <ul className="grid gap-3">
            {invitations.map((invitation) => (
              <Recue invitation={invitation} key={`${invitation.genre} ${invitation.id}`} />
            ))}
          </ul>
        </section>
      )}
    </Query>
  )
}

function Recue({ invitation }: { invitation: InvitationPourMoi }) {
  const { genre, inviteur, titre, message, expires_at } = invitation
  const toast = useToast()
  const answer = useAnswerInvitation()
  const said = `${inviteur} ${SENTENCES[genre](titre ?? '')}`
  const send = (est_acceptee: boolean) =>
    answer.mutate(
      { ...invitation, est_acceptee },
      {
        onSuccess: () =>
          toast({
            message: est_acceptee ? 'Invitation acceptée.' : 'Invitation déclinée.',
            tone: 'success',
          }),
        onError: (cause) => toast({ message: cause.message, tone: 'danger' }),
      },
    )
  const isSending = (est_acceptee: boolean) =>
    answer.isPending && answer.variables.est_acceptee === est_acceptee
  return (
    <li className="card grid gap-3 p-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p>
          <strong className="font-semibold">{inviteur}</strong> {SENTENCES[genre](titre ?? '')}.
        </p>
        {message && <p className="text-ink-soft">«&nbsp;{message}&nbsp;»</p>}
        <p className="text-sm text-ink-soft">
          Valable jusqu’au {formatDateLongue(parisDate(new Date(expires_at)))}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={`Accepter\u00a0: ${said}`}
          isLoading={isSending(true)}
          onClick={() => send(true)}
        >
          Accepter
        </Button>
        <Button
          aria-label={`Décliner\u00a0: ${said}`}
          isLoading={isSending(false)}
          onClick={() => send(false)}
          variant="quiet"
        >
          Décliner
        </Button>
      </div>
    </li>
  )
}

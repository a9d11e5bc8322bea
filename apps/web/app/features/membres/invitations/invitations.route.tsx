import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '#platform/session/session-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SessionForm } from '#ui/form/session-form.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PagedItems } from '#ui/paged-items.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { InvitationLine } from './invitation-line.tsx'
import { useCancelInvitation, useInvite } from './invitations.mutations.ts'
import { invitationsQuery } from './invitations.queries.ts'
import { InviteFields } from './invite-fields.tsx'
import { Recues } from './recues.tsx'

const EXCEPTION = 'L’invitation n’est pas partie. Vérifiez votre connexion et réessayez.'

export default function Invitations() {
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Invitez vos amis sur Foulée."
        isPrivate
        path="/invitations"
        title="Mes invitations"
      />
      <div className="grid gap-2">
        <h1 className="text-2xl md:text-3xl">Inviter</h1>
        <p className="max-w-2xl text-ink-soft">
          Nous envoyons un seul message à l’adresse que vous donnez, signé de votre nom. Le lien
          vaut 30&nbsp;jours. Quand un ami crée son compte et vérifie son adresse, vous gagnez des
          points.
        </p>
      </div>
      <Recues />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,26rem)_1fr]">
        <Invite />
        <Sent />
      </div>
    </main>
  )
}

function Invite() {
  const { currentUser } = useSession()
  const toast = useToast()
  const invite = useInvite()
  const isAthlete = useSearchParams()[0].get('type') === 'athlete'
  // A new key empties the form for the next invitation.
  const [sent, setSent] = useState(0)
  const send = (form: FormData) =>
    invite.mutate(form, {
      onSuccess: ({ email }) => {
        setSent(sent + 1)
        toast({ message: `Invitation envoyée à ${email}.`, tone: 'success' })
      },
    })
  if (!currentUser?.droits.includes('inviter')) {
    return (
      <p className="rounded-control bg-jaune-wash p-4">
        Vérifiez d’abord votre adresse email&nbsp;: le lien est dans le message que nous vous avons
        envoyé. Vous pourrez ensuite inviter.
      </p>
    )
  }
  return (
    <section aria-label="Nouvelle invitation">
      <SessionForm
        exception={EXCEPTION}
        key={sent}
        mutation={{ ...invite, mutate: send }}
        submit="Envoyer l’invitation"
      >
        {(errors) => (
          <InviteFields
            errors={errors}
            isAthlete={isAthlete}
            mayInviteAthlete={currentUser.droits.includes('inviter_athlete')}
          />
        )}
      </SessionForm>
    </section>
  )
}

const Sent = () => (
  <PagedItems
    empty={
      <EmptyState title="Aucune invitation envoyée">
        Invitez la première personne avec qui vous aimez courir.
      </EmptyState>
    }
    query={useInfiniteQuery(invitationsQuery)}
    waiting={
      <Loading label="Chargement des invitations…">
        <div className="grid gap-3">
          {[1, 2, 3].map((place) => (
            <Skeleton className="h-20 rounded-card" key={place} />
          ))}
        </div>
      </Loading>
    }
  >
    {(sent) => (
      <section aria-labelledby="envoyees" className="grid gap-4">
        <h2 className="text-xl" id="envoyees">
          Invitations envoyées
        </h2>
        <SentList sent={sent} />
      </section>
    )}
  </PagedItems>
)

type SentListProps = {
  sent: readonly Parameters<typeof InvitationLine>[0]['invitation'][]
}

function SentList({ sent }: SentListProps) {
  const toast = useToast()
  const cancel = useCancelInvitation()
  return (
    <ul className="grid gap-3">
      {sent.map((invitation) => (
        <InvitationLine
          invitation={invitation}
          isBusy={cancel.isPending && cancel.variables === invitation.id}
          key={invitation.id}
          onCancel={() =>
            cancel.mutate(invitation.id, {
              onSuccess: () => toast({ message: 'Invitation annulée.', tone: 'success' }),
              onError: ({ message }) => toast({ message, tone: 'danger' }),
            })
          }
        />
      ))}
    </ul>
  )
}

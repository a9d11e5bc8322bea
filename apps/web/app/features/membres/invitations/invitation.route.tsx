import type { InvitationRecue } from '@foulee/contract/membres/invitations'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Acceptance, Accepted } from '#kit/organisation/acceptance/acceptance.tsx'
import {
  Invitation,
  InvitationPage,
  Nowhere,
} from '#kit/organisation/acceptance/invitation-page.tsx'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useAcceptInvitation } from './accept.mutations.ts'
import { popAcceptedToken, saveAcceptedToken } from './accepted-token.ts'
import { receivedQuery } from './invitations.queries.ts'
import { ReceivedInvitation } from './received-invitation.tsx'

export const headers = publicHeaders

export default function MemberInvitation() {
  return (
    <InvitationPage
      description="Acceptez l’invitation d’un membre de Foulée."
      path="/invitation"
      title="Vous êtes invité"
    >
      {(token) => <Received token={token} />}
    </InvitationPage>
  )
}

function Received({ token }: { token: string }) {
  const { isAuth } = useSession()
  const query = useQuery(receivedQuery(token))
  const accept = useAcceptInvitation()
  useAgreedAcceptance(isAuth, token, accept.mutate)
  return (
    <Invitation query={query}>
      {(invitation) => {
        if (accept.isSuccess) return <Welcome inviteur={invitation.inviteur} />
        if (invitation.etat === 'expiree') {
          return <Nowhere>Cette invitation a expiré. Demandez-en une nouvelle.</Nowhere>
        }
        return (
          <>
            <ReceivedInvitation invitation={invitation} />
            <Acceptance
              accept={accept}
              doors={<Doors invitation={invitation} token={token} />}
              onAccept={() => accept.mutate(token)}
            />
          </>
        )
      }}
    </Invitation>
  )
}

type DoorsProps = { invitation: InvitationRecue; token: string }

/** The invitation is accepted after the sign-in or sign-up. */
function Doors({ invitation: { email }, token }: DoorsProps) {
  return (
    <AccountDoors
      create="Créer mon compte et accepter"
      email={email}
      isWide
      onExit={() => saveAcceptedToken(token)}
    />
  )
}

function Welcome({ inviteur }: { inviteur: string }) {
  return (
    <Accepted
      action={
        <ButtonLink to="/home" variant="primary">
          Continuer
        </ButtonLink>
      }
    >
      {inviteur} le verra dans ses invitations.
    </Accepted>
  )
}

function useAgreedAcceptance(
  isAuth: boolean,
  token: string,
  accept: (token: string) => void,
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isAuth || isDone.current) return
    isDone.current = true
    if (popAcceptedToken() === token) accept(token)
  }, [isAuth, token, accept])
}

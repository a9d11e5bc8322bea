import type { AgenceInvite } from '@foulee/contract/sejours/agences'
import { useQuery } from '@tanstack/react-query'
import { Acceptance, Accepted } from '../../../acceptance/acceptance.tsx'
import { Invitation, InvitationPage, Nowhere } from '../../../acceptance/invitation-page.tsx'
import { publicHeaders } from '../../../prefetch.ts'
import { AccountDoors } from '../../../session/account-doors.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useAcceptMembership } from './agences.mutations.ts'
import { receivedQuery } from './agences.queries.ts'
import { editorPath } from './paths.ts'

export const headers = publicHeaders

/** /agence/invitation: a member of an agency asks somebody to run its stays with them. */
export default function MembershipInvitation() {
  return (
    <InvitationPage
      description="Acceptez de gérer les séjours d’une agence."
      heading="Gérer une agence à plusieurs"
      path="/agence/invitation"
      title="Invitation d’une agence"
    >
      {(token) => <Received token={token} />}
    </InvitationPage>
  )
}

function Received({ token }: { token: string }) {
  const query = useQuery(receivedQuery(token))
  const accept = useAcceptMembership()
  // First: the link has then served, and opens nothing any more.
  if (accept.data) return <Welcome agence={accept.data} />
  return (
    <Invitation query={query}>
      {(invite) =>
        invite.etat === 'envoyee' ? (
          <>
            <Proposal invite={invite} />
            <Acceptance
              accept={accept}
              doors={<AccountDoors isWide />}
              onAccept={() => accept.mutate(token)}
            />
          </>
        ) : (
          <Nowhere>Cette invitation a expiré ou a déjà servi.</Nowhere>
        )
      }
    </Invitation>
  )
}

function Proposal({ invite: { inviteur, nom, ville } }: { invite: AgenceInvite }) {
  return (
    <Card className="grid gap-3">
      <p className="text-lg">
        <strong className="break-words">{inviteur}</strong> vous propose de gérer avec lui ou avec
        elle l’agence <strong className="break-words">«&nbsp;{nom}&nbsp;»</strong>
        {ville && ` (${ville})`}.
      </p>
      <p className="text-ink-soft">
        Vous pourrez modifier ses séjours et leurs départs, et répondre aux réservations. Vous
        pouvez quitter l’agence à tout moment.
      </p>
    </Card>
  )
}

function Welcome({ agence: { agences_id, nom } }: { agence: AgenceInvite }) {
  return (
    <Accepted
      action={
        <ButtonLink to={editorPath(agences_id)} variant="primary">
          Ouvrir l’agence
        </ButtonLink>
      }
    >
      Vous gérez désormais «&nbsp;{nom}&nbsp;».
    </Accepted>
  )
}

import type { OrganisateurInvite } from '@foulee/contract/courses/organisateurs'
import { useQuery } from '@tanstack/react-query'
import { Acceptance, Accepted } from '../../../acceptance/acceptance.tsx'
import { Invitation, InvitationPage, Nowhere } from '../../../acceptance/invitation-page.tsx'
import { publicHeaders } from '../../../prefetch.ts'
import { AccountDoors } from '../../../session/account-doors.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useAcceptMembership } from './organisateurs.mutations.ts'
import { receivedQuery } from './organisateurs.queries.ts'
import { editorPath } from './paths.ts'

export const headers = publicHeaders

/** /organisateur/invitation: a member of an organiser asks somebody to run its races with them. */
export default function MembershipInvitation() {
  return (
    <InvitationPage
      description="Acceptez de gérer les courses d’un organisateur."
      heading="Gérer des courses à plusieurs"
      path="/organisateur/invitation"
      title="Invitation d’un organisateur"
    >
      {(token) => <Received token={token} />}
    </InvitationPage>
  )
}

function Received({ token }: { token: string }) {
  const query = useQuery(receivedQuery(token))
  const accept = useAcceptMembership()
  // First: the link has then served, and opens nothing any more.
  if (accept.data) return <Welcome organisateur={accept.data} />
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

function Proposal({ invite: { inviteur, nom, ville } }: { invite: OrganisateurInvite }) {
  return (
    <Card className="grid gap-3">
      <p className="text-lg">
        <strong className="break-words">{inviteur}</strong> vous propose de gérer avec lui ou avec
        elle les courses de <strong className="break-words">«&nbsp;{nom}&nbsp;»</strong>
        {ville && ` (${ville})`}.
      </p>
      <p className="text-ink-soft">
        Vous pourrez modifier les courses, leurs éditions et leurs actualités. Vous pouvez quitter
        l’organisateur à tout moment.
      </p>
    </Card>
  )
}

function Welcome({ organisateur }: { organisateur: OrganisateurInvite }) {
  const { organisateurs_id, nom } = organisateur
  return (
    <Accepted
      action={
        <ButtonLink to={editorPath(organisateurs_id)} variant="primary">
          Ouvrir l’organisateur
        </ButtonLink>
      }
    >
      Vous gérez désormais «&nbsp;{nom}&nbsp;».
    </Accepted>
  )
}

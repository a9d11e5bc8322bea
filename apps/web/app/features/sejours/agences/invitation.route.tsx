import { useQuery } from '@tanstack/react-query'
import { InvitationPage } from '#kit/organisation/acceptance/invitation-page.tsx'
import { Membership } from '#kit/organisation/membership.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { useAcceptMembership } from './agences.mutations.ts'
import { receivedQuery } from './agences.queries.ts'
import { editorPath } from './paths.ts'

export const headers = publicHeaders

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
  return (
    <Membership
      accept={accept}
      door={{ to: ({ agences_id }) => editorPath(agences_id), label: 'Ouvrir l’agence' }}
      query={query}
      token={token}
      what="l’agence"
    >
      Vous pourrez modifier ses séjours et leurs départs, et répondre aux réservations. Vous pouvez
      quitter l’agence à tout moment.
    </Membership>
  )
}

import { useQuery } from '@tanstack/react-query'
import { InvitationPage } from '#kit/organisation/acceptance/invitation-page.tsx'
import { Membership } from '#kit/organisation/membership.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { useAcceptMembership } from './organisateurs.mutations.ts'
import { receivedQuery } from './organisateurs.queries.ts'
import { editorPath } from './paths.ts'

export const headers = publicHeaders

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
  return (
    <Membership
      accept={accept}
      door={{
        to: ({ organisateurs_id }) => editorPath(organisateurs_id),
        label: 'Ouvrir l’organisateur',
      }}
      query={query}
      token={token}
      what="les courses de"
    >
      Vous pourrez modifier les courses, leurs éditions et leurs actualités. Vous pouvez quitter
      l’organisateur à tout moment.
    </Membership>
  )
}

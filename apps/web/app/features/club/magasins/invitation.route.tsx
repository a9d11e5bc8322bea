import { useQuery } from '@tanstack/react-query'
import { InvitationPage } from '#kit/organisation/acceptance/invitation-page.tsx'
import { Membership } from '#kit/organisation/membership.tsx'
import { publicHeaders } from '#platform/api/prefetch.ts'
import { useAcceptMembership } from './magasins.mutations.ts'
import { receivedQuery } from './magasins.queries.ts'
import { editorPath } from './paths.ts'

export const headers = publicHeaders

export default function MembershipInvitation() {
  return (
    <InvitationPage
      description="Acceptez de tenir la page d’un magasin."
      heading="Tenir la page d’un magasin à plusieurs"
      path="/magasin/invitation"
      title="Invitation d’un magasin"
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
      door={{ to: ({ magasins_id }) => editorPath(magasins_id), label: 'Ouvrir le magasin' }}
      query={query}
      token={token}
      what="le magasin"
    >
      Vous pourrez modifier sa page, ses horaires et ses photos. Vous pouvez quitter le magasin à
      tout moment.
    </Membership>
  )
}

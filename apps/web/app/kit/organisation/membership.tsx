import { useQuery } from '@tanstack/react-query'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Acceptance, Accepted } from './acceptance/acceptance.tsx'
import { Invitation, InvitationPage, Nowhere } from './acceptance/invitation-page.tsx'
import { type Organisation, useAcceptMembership } from './organisation.mutations.ts'
import type { Invite, Root } from './organisation.queries.ts'

type Words = {
  path: string
  title: string
  heading: string
  description: string
  /** Before the name in « de gérer avec lui ou avec elle … ». */
  what: string
  will: string
  door: string
}
type MembershipProps<R extends Root> = {
  organisation: Organisation<R>
  words: Words
  idOf: (invite: Invite<R>) => number
}

export function MembershipInvitation<R extends Root>(props: MembershipProps<R>) {
  const { path, title, heading, description } = props.words
  return (
    <InvitationPage description={description} heading={heading} path={path} title={title}>
      {(token) => <Membership token={token} {...props} />}
    </InvitationPage>
  )
}

function Membership<R extends Root>(props: MembershipProps<R> & { token: string }) {
  const { organisation, words, idOf, token } = props
  const query = useQuery(organisation.queries.received(token))
  const accept = useAcceptMembership(organisation)
  // First: once accepted, the link is used up and opens nothing.
  if (accept.data) {
    return (
      <Accepted
        action={
          <ButtonLink to={organisation.paths.editor(idOf(accept.data))} variant="primary">
            {words.door}
          </ButtonLink>
        }
      >
        Vous gérez désormais «&nbsp;{accept.data.nom}&nbsp;».
      </Accepted>
    )
  }
  return (
    <Invitation query={query}>
      {({ etat, inviteur, nom, ville }) =>
        etat === 'envoyee' ? (
          <>
            <Card className="grid gap-3">
              <p className="text-lg">
                <strong>{inviteur}</strong> vous propose de gérer avec lui ou avec elle {words.what}{' '}
                <strong>«&nbsp;{nom}&nbsp;»</strong>
                {ville && ` (${ville})`}.
              </p>
              <p className="text-ink-soft">{words.will}</p>
            </Card>
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

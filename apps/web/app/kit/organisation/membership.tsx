import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AccountDoors } from '#kit/session/account-doors.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Acceptance, Accepted } from './acceptance/acceptance.tsx'
import { Invitation, Nowhere } from './acceptance/invitation-page.tsx'

type Invite = { etat: string; inviteur: string; nom: string; ville: string | null }
type MembershipProps<T extends Invite> = {
  token: string
  query: UseQueryResult<T>
  accept: UseMutationResult<T, Error, string>
  /** Words before the name in « de gérer avec lui ou avec elle … ». */
  what: string
  children: ReactNode
  door: { to: (one: T) => string; label: string }
}

export function Membership<T extends Invite>(props: MembershipProps<T>) {
  const { token, query, accept, what, children, door } = props
  // First: once accepted, the link is used up and opens nothing.
  if (accept.data) {
    return (
      <Accepted
        action={
          <ButtonLink to={door.to(accept.data)} variant="primary">
            {door.label}
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
                <strong>{inviteur}</strong> vous propose de gérer avec lui ou avec elle {what}{' '}
                <strong>«&nbsp;{nom}&nbsp;»</strong>
                {ville && ` (${ville})`}.
              </p>
              <p className="text-ink-soft">{children}</p>
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

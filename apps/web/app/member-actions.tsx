import Enveloppe from './features/echanges/messages/enveloppe.tsx'
import Bell from './features/echanges/notifications/bell.tsx'
import { FluxStream } from './flux/flux-stream.tsx'
import { AccountButton } from './shell/account-button.tsx'
import { LeaveQuestion } from './shell/leave-question.tsx'
import type { MemberActionsProps } from './shell/member-slot.ts'

/** The end of the top bar for who is signed in: what the shell has, and what features add to it. */
export default function MemberActions(props: MemberActionsProps) {
  return (
    <>
      <FluxStream key={props.currentUser.users_id} />
      <Enveloppe users_id={props.currentUser.users_id} />
      <Bell />
      <AccountButton {...props} />
      <LeaveQuestion />
    </>
  )
}

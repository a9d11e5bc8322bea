import Enveloppe from '#features/echanges/messages/unread-badge.tsx'
import Bell from '#features/echanges/notifications/bell.tsx'
import { FluxStream } from '#platform/realtime/flux-stream.tsx'
import { AccountButton } from './account-button.tsx'
import type { MemberActionsProps } from './member-slot.ts'
import { NavigationConfirm } from './navigation-confirm.tsx'

export default function MemberActions(props: MemberActionsProps) {
  return (
    <>
      <FluxStream key={props.currentUser.users_id} />
      <Enveloppe users_id={props.currentUser.users_id} />
      <Bell />
      <AccountButton {...props} />
      <NavigationConfirm />
    </>
  )
}

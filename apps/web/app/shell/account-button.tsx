import { getDisplayName, getMemberName } from '@foulee/domain/membres/personne'
import { useEffect } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { ACCOUNT_MENU_ID, AccountMenu } from './account-menu.tsx'
import type { MemberActionsProps } from './member-slot.ts'
import { bringPopover } from './old-popover.ts'

export function AccountButton({ currentUser }: MemberActionsProps) {
  const { profil } = useSession()
  const name = getDisplayName(currentUser)
  useEffect(bringPopover, [])
  return (
    <>
      <button className="icon-button account-button" popoverTarget={ACCOUNT_MENU_ID} type="button">
        <Avatar
          name={getMemberName({ ...currentUser, public_name: profil?.public_name })}
          src={profil?.avatar || null}
        />
        <span className="sr-only">Mon compte, {name}</span>
      </button>
      <AccountMenu currentUser={currentUser} />
    </>
  )
}

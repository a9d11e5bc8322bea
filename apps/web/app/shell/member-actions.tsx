import { getDisplayName } from '@foulee/domain/membres/personne'
import Bell from '../features/echanges/notifications/bell.tsx'
import { type Session, useSession } from '../session/session-provider.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { ACCOUNT_MENU_ID, AccountMenu } from './account-menu.tsx'

type MemberActionsProps = { currentUser: NonNullable<Session['currentUser']> }

/** The notices and the account of who is signed in. */
export default function MemberActions({ currentUser }: MemberActionsProps) {
  const { profil } = useSession()
  const name = getDisplayName(currentUser)
  return (
    <>
      <Bell />
      <button className="icon-button account-button" popoverTarget={ACCOUNT_MENU_ID} type="button">
        <Avatar name={`${currentUser.prenom} ${currentUser.nom}`} src={profil?.avatar || null} />
        <span className="sr-only">Mon compte, {name}</span>
      </button>
      <AccountMenu currentUser={currentUser} />
    </>
  )
}

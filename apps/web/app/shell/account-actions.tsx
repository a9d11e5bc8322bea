import { getDisplayName } from '@foulee/domain/personne'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { keepUrl } from '../session/kept-url.ts'
import { useSession } from '../session/session-provider.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ACCOUNT_MENU_ID } from './destinations.ts'

/** Only members have one: its script is not for visitors. */
const Bell = lazy(() => import('../features/notifications/bell.tsx'))

const DOORS = {
  login: ['/connexion', 'Se connecter'],
  register: ['/inscription', 'Créer un compte'],
} as const

/** The end of the top bar: the door, or who came in. */
export function AccountActions() {
  const { currentUser, profil } = useSession()
  const location = useLocation()
  if (!currentUser) {
    const [to, label] = DOORS[location.pathname === '/connexion' ? 'register' : 'login']
    return (
      <ButtonLink className="visitor-only" state={keepUrl(location)} to={to}>
        {label}
      </ButtonLink>
    )
  }
  const name = getDisplayName(currentUser)
  return (
    <>
      <Suspense fallback={<span className="size-11" />}>
        <Bell />
      </Suspense>
      <button className="icon-button account-button" popoverTarget={ACCOUNT_MENU_ID} type="button">
        <Avatar name={`${currentUser.prenom} ${currentUser.nom}`} src={profil?.avatar || null} />
        <span className="sr-only">Mon compte, {name}</span>
      </button>
    </>
  )
}

import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { toReturnState } from '#platform/session/return-to.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useMemberSlot } from './member-slot.ts'

const DOORS = {
  login: ['/connexion', 'Se connecter'],
  register: ['/inscription', 'Créer un compte'],
} as const

export function AccountActions() {
  const { boot, retry, currentUser } = useSession()
  const location = useLocation()
  const MemberActions = useMemberSlot()
  if (currentUser) {
    return (
      <Suspense fallback={<span className="h-11 w-24" />}>
        <MemberActions currentUser={currentUser} />
      </Suspense>
    )
  }
  // The session could not be loaded: signing in again would not help.
  if (boot === 'error') {
    return (
      <Button icon="refresh" onClick={retry} title="La session n’a pas pu être chargée.">
        Réessayer
      </Button>
    )
  }
  const [to, label] = DOORS[location.pathname === '/connexion' ? 'register' : 'login']
  return (
    <ButtonLink className="visitor-only" state={toReturnState(location)} to={to}>
      {label}
    </ButtonLink>
  )
}

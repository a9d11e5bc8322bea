import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { savePendingAction } from '#platform/session/pending-action.ts'
import { toReturnState } from '#platform/session/return-to.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'

type AccountDoorProps = {
  /** Pending action, resumed after signing in (`pending-action.ts`), and named on the sign-in page. */
  geste: string
  hash?: string
  icon?: IconName
  className?: string
  isWide?: boolean
  children: ReactNode
}

export function AccountDoor({ geste, hash, children, ...look }: AccountDoorProps) {
  const location = useLocation()
  const kept = toReturnState(hash ? { ...location, hash } : location)
  return (
    <ButtonLink
      onClick={() => savePendingAction(geste, location.pathname)}
      state={{ ...kept, geste }}
      to="/connexion"
      {...look}
    >
      {children}
    </ButtonLink>
  )
}

import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepGeste } from '#platform/session/geste.ts'
import { keepUrl } from '#platform/session/kept-url.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'

type AccountDoorProps = {
  /** Pending action, resumed after signing in (`geste.ts`), and named on the sign-in page. */
  geste: string
  hash?: string
  icon?: IconName
  className?: string
  isWide?: boolean
  children: ReactNode
}

export function AccountDoor({ geste, hash, children, ...look }: AccountDoorProps) {
  const location = useLocation()
  const kept = keepUrl(hash ? { ...location, hash } : location)
  return (
    <ButtonLink
      onClick={() => keepGeste(geste, location.pathname)}
      state={{ ...kept, geste }}
      to="/connexion"
      {...look}
    >
      {children}
    </ButtonLink>
  )
}

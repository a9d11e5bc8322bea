import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepGeste } from '#platform/session/geste.ts'
import { keepUrl } from '#platform/session/kept-url.ts'
import { ButtonLink } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'

type AccountDoorProps = {
  /** What is taken up on the way back (`geste.ts`), which the sign-in says too. */
  geste: string
  /** Where on the page it stands. */
  hash?: string
  icon?: IconName
  className?: string
  isWide?: boolean
  children: ReactNode
}

/** What a visitor may not do yet: it leads to an account, and is done on the way back. */
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

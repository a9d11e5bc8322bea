import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { HOME, readReturnTo } from './return-to.ts'
import { useSession } from './session-provider.tsx'

/** Produit 2.2: / leads members to their feed. */
export function useHomeRedirect(): void {
  useSignedInRedirect(HOME)
}

/** Signed-in members leave the sign-in page for the requested one. */
export function useReturnRedirect(): void {
  useSignedInRedirect(readReturnTo(useLocation().state))
}

function useSignedInRedirect(to: string): void {
  const { isAuth } = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (isAuth) void navigate(to, { replace: true })
  }, [isAuth, navigate, to])
}

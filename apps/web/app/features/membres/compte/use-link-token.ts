import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'

const TOKEN = /^[\w-]{43}$/

/**
 * Token of an email link. It comes in the URL fragment, which is never sent to a server, and moves to
 * the history state so that the visible URL does not leak it.
 * @returns null without a token, undefined before hydration
 */
export function useLinkToken(): string | null | undefined {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const token = hash.slice(1)
  useEffect(() => {
    if (TOKEN.test(token)) void navigate('.', { replace: true, state: { jeton: token } })
  }, [token, navigate])
  if (!isHydrated || TOKEN.test(token)) return undefined
  const kept = typeof state === 'object' && state && 'jeton' in state ? state.jeton : null
  return typeof kept === 'string' ? kept : null
}

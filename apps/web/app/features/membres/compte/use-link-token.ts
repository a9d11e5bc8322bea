import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'

const TOKEN = /^[\w-]{43}$/

/**
 * The secret of a link from a mail. It comes in the fragment, which reaches no server, and moves into
 * the history entry, so that the address shown can be read over a shoulder or copied.
 * @returns null when there is none, undefined while the page is not alive
 */
export function useLinkToken(): string | null | undefined {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const given = hash.slice(1)
  useEffect(() => {
    if (TOKEN.test(given)) void navigate('.', { replace: true, state: { jeton: given } })
  }, [given, navigate])
  if (!isHydrated || TOKEN.test(given)) return undefined
  const kept = typeof state === 'object' && state && 'jeton' in state ? state.jeton : null
  return typeof kept === 'string' ? kept : null
}

import type { Profil } from '@foulee/contract/membres/profil'
import type { CurrentUser, Me } from '@foulee/contract/membres/session'
import { isApiError, isSessionEnd } from '@foulee/contract/shared/call-error'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { readCheckInMe } from '#platform/offline/check-in.ts'
import { clearOfflineCopies, clearVisit } from '#platform/offline/clear-offline-copies.ts'
import { readOfflineSession } from '#platform/offline/session.ts'
import { tabs } from './tabs.ts'
import { readStrategy, readToken, removeToken, type Strategy } from './token-storage.ts'

/** Session of this tab (produit 4.2). */
export type SessionState = {
  currentUser: CurrentUser | null
  profil: Profil | null
  strategy: Strategy
  /** Token of this session; another one in storage means another session. */
  token: string | null
  hasExpired: boolean
}

export const ANONYMOUS: SessionState = {
  currentUser: null,
  profil: null,
  strategy: 'no-persist',
  token: null,
  hasExpired: false,
}

export const EXPIRED: SessionState = { ...ANONYMOUS, hasExpired: true }

export const signedIn = (
  { user, profil }: Me,
  token: string,
  strategy: Strategy,
): SessionState => ({
  currentUser: user,
  profil,
  strategy,
  token,
  hasExpired: false,
})

/**
 * Loaded once per tab, in the browser only: rendered pages are the same for everyone. On a network
 * failure the token is kept, and the query is retried when online.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  enabled: typeof window !== 'undefined',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Offline, the boot must fail visibly rather than pause.
  networkMode: 'always',
  // An offline session is verified as soon as the server answers.
  refetchOnReconnect: 'always',
})

/**
 * Produit 4.2: exchanges a stored token, or another tab's, for user and profile. A refused token is
 * deleted, unless another tab has signed in since.
 */
async function loadSession(): Promise<SessionState> {
  const token = readToken()
  if (!token) {
    if (await tabs.ask()) return loadSession()
    clearVisit()
    return ANONYMOUS
  }
  const strategy = readStrategy()
  const me = await api('GET /api/auth/me').catch(async (cause: unknown) => {
    if (isSessionEnd(cause)) return null
    // Offline: the last known profile (produit 14.30).
    const isAway = isApiError(cause) && cause.status === 0
    const kept = isAway ? ((await readOfflineSession(token)) ?? (await readCheckInMe(token))) : null
    if (kept) return { data: kept }
    throw cause
  })
  // Another tab may have signed in or out meanwhile.
  if (readToken() !== token) return loadSession()
  if (me) return signedIn(me.data, token, strategy)
  removeToken()
  tabs.closed(token, 'expiration')
  if (await tabs.ask()) return loadSession()
  clearOfflineCopies()
  return EXPIRED
}

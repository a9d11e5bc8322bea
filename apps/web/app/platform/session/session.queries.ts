import type { Profil } from '@foulee/contract/membres/profil'
import type { CurrentUser, Me } from '@foulee/contract/membres/session'
import { isApiError, isSessionEnd } from '@foulee/contract/shared/call-error'
import { queryOptions } from '@tanstack/react-query'
import { api } from '#platform/api/api.ts'
import { forgetKept, forgetVisit } from '#platform/offline/forget-kept.ts'
import { readDeskMe } from '#platform/offline/kept-desk.ts'
import { readKeptMe } from '#platform/offline/kept-me.ts'
import { tabs } from './tabs.ts'
import { readStrategy, readToken, removeToken, type Strategy } from './token-storage.ts'

/** Who is signed in in this tab (produit 4.2). */
export type SessionState = {
  currentUser: CurrentUser | null
  profil: Profil | null
  strategy: Strategy
  /** The token that it was loaded with: another one in storage is another session. */
  token: string | null
  /** The session was there and is over, which the sign-in page says. */
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
 * Asked once per tab, by the browser alone: pages are rendered the same for everyone. A call that
 * was not answered is no answer: the token stays, and the call is made again when the network is back.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  enabled: typeof window !== 'undefined',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Without a network, starting fails and says so; it must not wait unseen.
  networkMode: 'always',
  // Whoever went on as who they were is asked about as soon as the server can be.
  refetchOnReconnect: 'always',
})

/**
 * Produit 4.2: a stored token, or that of another tab, is exchanged for the user and the profile. One that the
 * server refuses is dropped, unless another tab has signed in again since.
 */
async function loadSession(): Promise<SessionState> {
  const token = readToken()
  if (!token) {
    if (await tabs.ask()) return loadSession()
    forgetVisit()
    return ANONYMOUS
  }
  const strategy = readStrategy()
  const me = await api('GET /api/auth/me').catch(async (cause: unknown) => {
    if (isSessionEnd(cause)) return null
    // Without a network one goes on as whom the server last said that one is (produit 14.30).
    const isAway = isApiError(cause) && cause.status === 0
    const kept = isAway ? ((await readKeptMe(token)) ?? (await readDeskMe(token))) : null
    if (kept) return { data: kept }
    throw cause
  })
  // Another tab may have signed in or out meanwhile.
  if (readToken() !== token) return loadSession()
  if (me) return signedIn(me.data, token, strategy)
  removeToken()
  tabs.closed(token, 'expiration')
  if (await tabs.ask()) return loadSession()
  forgetKept()
  return EXPIRED
}

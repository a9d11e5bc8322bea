import type { Profil } from '@foulee/contract/membres/profil'
import type { CurrentUser } from '@foulee/contract/membres/session'
import type { TabsEnd } from '@foulee/contract/membres/tabs'
import type { Output } from '@foulee/contract/shared/call'
import type { Query, QueryClient } from '@tanstack/react-query'
import { clearAllDrafts } from '#platform/drafts/draft.ts'
import { clearOfflineCopies } from '#platform/offline/clear-offline-copies.ts'
import { clearOfflineSession } from '#platform/offline/session.ts'
import { ANONYMOUS, EXPIRED, sessionQuery, signedIn } from './session.queries.ts'
import { tabs } from './tabs.ts'
import { readToken, removeToken, type Strategy, storeToken } from './token-storage.ts'

type SignedIn = Output<'POST /api/auth/login'>['data']

const { queryKey } = sessionQuery

/** Produit 4.2: stores the token, user and strategy. */
export function openSession(client: QueryClient, answer: SignedIn, strategy: Strategy): void {
  const { auth_token, ...me } = answer
  storeToken(auth_token, strategy)
  tabs.opened()
  client.setQueryData(queryKey, signedIn(me, auth_token, strategy))
}

export function mergeProfil(client: QueryClient, changes: Partial<Profil>): void {
  client.setQueryData(queryKey, (session) =>
    session?.profil ? { ...session, profil: { ...session.profil, ...changes } } : session,
  )
}

export function replaceUser(client: QueryClient, user: CurrentUser): void {
  client.setQueryData(queryKey, (session) =>
    session?.currentUser ? { ...session, currentUser: user } : session,
  )
}

export function expireSession(client: QueryClient): void {
  const session = client.getQueryData(queryKey)
  if (!session?.token) return
  // The refused call may predate a new sign-in in another tab.
  if (readToken() !== session.token) followToken(client)
  else {
    removeToken()
    tabs.closed(session.token, 'expiration')
    clearOfflineCopies()
    client.setQueryData(queryKey, EXPIRED)
  }
}

/** Another tab's session ended: this one ends for the same reason. */
export function endWith(client: QueryClient, token: string, end: TabsEnd): void {
  if (readToken() === token) removeToken()
  if (end === 'depart') clearAllDrafts()
  const isOver = client.getQueryData(queryKey)?.token === token && !readToken()
  if (isOver) {
    // Each tab has its own copy of a visit.
    clearOfflineSession()
    client.setQueryData(queryKey, end === 'expiration' ? EXPIRED : ANONYMOUS)
  } else followToken(client)
}

/** Another tab changed the token: the session is reloaded, possibly from that tab. */
export function followToken(client: QueryClient): void {
  if (readToken() === (client.getQueryData(queryKey)?.token ?? null)) return
  void client.invalidateQueries({ queryKey })
}

const isNotSession = (query: Query) => query.queryKey[0] !== queryKey[0]

export function clearAnswers(client: QueryClient, isAuth: boolean): void {
  clearOfflineCopies()
  client.removeQueries({ type: 'inactive', predicate: isNotSession })
  void client.invalidateQueries({
    predicate: isNotSession,
    refetchType: isAuth ? 'active' : 'none',
  })
}

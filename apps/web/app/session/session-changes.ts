import type { Output } from '@foulee/contract/call'
import type { Profil } from '@foulee/contract/profil'
import type { CurrentUser } from '@foulee/contract/session'
import type { Query, QueryClient } from '@tanstack/react-query'
import { ANONYMOUS, EXPIRED, type SessionState, sessionQuery, signedIn } from './session.queries.ts'
import { readToken, removeToken, type Strategy, storeToken } from './token-storage.ts'

type SignedIn = Output<'POST /api/auth/login'>['data']

const { queryKey } = sessionQuery

/** §4, Login: token stored, user and strategy kept. */
export function openSession(client: QueryClient, answer: SignedIn, strategy: Strategy): void {
  const { auth_token, ...me } = answer
  storeToken(auth_token, strategy)
  client.setQueryData(queryKey, signedIn(me, auth_token, strategy))
}

/** §4: updates merge into what is there. */
export function mergeProfil(client: QueryClient, changes: Partial<Profil>): void {
  client.setQueryData(queryKey, (session) =>
    session?.profil ? { ...session, profil: { ...session.profil, ...changes } } : session,
  )
}

/** §4: what the account's settings answered takes the place of what was known. */
export function replaceUser(client: QueryClient, user: CurrentUser): void {
  client.setQueryData(queryKey, (session) =>
    session?.currentUser ? { ...session, currentUser: user } : session,
  )
}

/** The server says that the session is over, in the middle of something else. */
export function expireSession(client: QueryClient): void {
  const session = client.getQueryData(queryKey)
  if (!session?.token) return
  // The refused call may have left before another tab signed in again.
  if (readToken() !== session.token) followToken(client)
  else {
    removeToken()
    client.setQueryData(queryKey, EXPIRED)
  }
}

/** Another tab changed the token: this one follows. */
export function followToken(client: QueryClient): void {
  const token = readToken()
  if (token === (client.getQueryData(queryKey)?.token ?? null)) return
  if (token) void client.invalidateQueries({ queryKey })
  else client.setQueryData<SessionState>(queryKey, ANONYMOUS)
}

const isNotSession = (query: Query) => query.queryKey[0] !== queryKey[0]

/** What one member has read is not shown to the next one in the same tab. */
export function forgetAnswers(client: QueryClient, isAuth: boolean): void {
  client.removeQueries({ type: 'inactive', predicate: isNotSession })
  void client.invalidateQueries({
    predicate: isNotSession,
    refetchType: isAuth ? 'active' : 'none',
  })
}

import type { Me } from '@foulee/contract/membres/session'
import { deviceStorage, tabStorage } from '#platform/browser-storage.ts'
import { digestToken } from '#platform/session/token-digest.ts'
import { readStrategy, readToken } from '#platform/session/token-storage.ts'

/**
 * Last known profile of the member, to stay signed in offline (produit 14.30). In the same storage
 * as the token, bound to it, and deleted with it.
 */
const KEY = 'moi'

type StoredSession = { session: string; me: Me }

export async function saveOfflineSession(token: string, me: Me): Promise<void> {
  const isForGood = readStrategy() === 'persistent'
  const session = await digestToken(token)
  if (readToken() !== token) return
  clearOfflineSession()
  const storage = isForGood ? deviceStorage : tabStorage
  storage.setJson(KEY, { session, me } satisfies StoredSession)
}

/** Null for any other token than the stored one. */
export async function readOfflineSession(token: string): Promise<Me | null> {
  const session = await digestToken(token)
  const found = [deviceStorage.getJson<StoredSession>(KEY), tabStorage.getJson<StoredSession>(KEY)]
  return found.find((kept) => kept?.session === session)?.me ?? null
}

export function clearOfflineSession(): void {
  deviceStorage.remove(KEY)
  tabStorage.remove(KEY)
}

import type { Me } from '@foulee/contract/membres/session'
import { digestToken } from '#platform/session/token-digest.ts'
import { readStrategy, readToken } from '#platform/session/token-storage.ts'

/**
 * Last known profile of the member, to stay signed in offline (produit 14.30). In the same storage
 * as the token, bound to it, and deleted with it.
 */
const KEY = 'moi'

type Kept = { session: string; me: Me }

/** Storage may be forbidden: nothing is then kept. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

export async function saveOfflineSession(token: string, me: Me): Promise<void> {
  const isForGood = readStrategy() === 'persistent'
  const session = await digestToken(token)
  if (readToken() !== token) return
  clearOfflineSession()
  attempt(() => {
    const storage = isForGood ? localStorage : sessionStorage
    storage.setItem(KEY, JSON.stringify({ session, me } satisfies Kept))
  })
}

/** Null for any other token than the stored one. */
export async function readOfflineSession(token: string): Promise<Me | null> {
  const session = await digestToken(token)
  const read = (storage: () => Storage) =>
    attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null') as Kept | null)
  const found = [read(() => localStorage), read(() => sessionStorage)]
  return found.find((kept) => kept?.session === session)?.me ?? null
}

export function clearOfflineSession(): void {
  attempt(() => localStorage.removeItem(KEY))
  attempt(() => sessionStorage.removeItem(KEY))
}

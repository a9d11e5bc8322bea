import type { Me } from '@foulee/contract/membres/session'
import { digestToken } from '#platform/session/token-digest.ts'
import { readStrategy, readToken } from '#platform/session/token-storage.ts'

/**
 * Who the server last said that the member of this device is, so that they stay themselves without a network
 * (produit 14.30). Beside their token, for good or for the visit; bound to it, and gone with it.
 */
const KEY = 'moi'

type Kept = { session: string; me: Me }

/** Storage may be forbidden by the browser's settings: then nothing is kept, and nothing breaks. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

export async function keepMe(token: string, me: Me): Promise<void> {
  const isForGood = readStrategy() === 'persistent'
  const session = await digestToken(token)
  // Whoever signed out meanwhile leaves nothing behind.
  if (readToken() !== token) return
  forgetMe()
  attempt(() => {
    const storage = isForGood ? localStorage : sessionStorage
    storage.setItem(KEY, JSON.stringify({ session, me } satisfies Kept))
  })
}

/** Null for any other token than the one that it was kept with. */
export async function readKeptMe(token: string): Promise<Me | null> {
  const session = await digestToken(token)
  const read = (storage: () => Storage) =>
    attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null') as Kept | null)
  const found = [read(() => localStorage), read(() => sessionStorage)]
  return found.find((kept) => kept?.session === session)?.me ?? null
}

export function forgetMe(): void {
  attempt(() => localStorage.removeItem(KEY))
  attempt(() => sessionStorage.removeItem(KEY))
}

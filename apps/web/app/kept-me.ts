import type { Me } from '@foulee/contract/membres/session'
import { digestToken } from './session/token-digest.ts'
import { readStrategy, readToken } from './session/token-storage.ts'

/**
 * Who the server last said that the member of this device is, so that they stay themselves without a network
 * (produit 14.30). Only where they asked to stay signed in; bound to their token, and gone with it.
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
  if (readStrategy() !== 'persistent') return
  const session = await digestToken(token)
  // Whoever signed out meanwhile leaves nothing behind.
  if (readToken() !== token) return
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ session, me } satisfies Kept)))
}

/** Null for any other token than the one that it was kept with. */
export async function readKeptMe(token: string): Promise<Me | null> {
  const kept = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null)
  return kept && kept.session === (await digestToken(token)) ? kept.me : null
}

export const forgetMe = (): void => void attempt(() => localStorage.removeItem(KEY))

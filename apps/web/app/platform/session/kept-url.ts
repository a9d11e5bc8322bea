import { parseUrl } from '@foulee/domain/shared/everywhere'
import type { Location } from 'react-router'

/** Where one arrives after signing in when nothing else was asked for. */
export const HOME = '/home'

/** Travels in the history entry: it survives a reload, and no link can forge it. */
type KeptState = {
  retour: string
  /** What was about to be done there, for the words of the sign-in (`why-account.ts`). */
  geste?: string
}

/** Steps on the way in: they hand on the address that they were given. */
const STEPS = ['/connexion', '/inscription', '/qualification']
const NOT_KEPT = ['/', '/connexion', '/inscription']
const ORIGIN = 'https://foulee.invalid'

/** Produit 2.3: the originally requested URL, kept as state. */
export function keepUrl({
  pathname,
  search,
  hash,
  state,
}: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): KeptState {
  if (!STEPS.includes(pathname)) return { retour: pathname + search + hash }
  const geste = typeof state === 'object' && state && 'geste' in state ? state.geste : null
  return { retour: readKeptUrl(state), ...(typeof geste === 'string' && { geste }) }
}

/** The address to go back to, always one of this site. */
export function readKeptUrl(state: unknown): string {
  const kept = typeof state === 'object' && state && 'retour' in state ? state.retour : null
  if (typeof kept !== 'string' || !kept.startsWith('/') || !parseUrl(kept, ORIGIN)) return HOME
  const { origin, pathname, search, hash } = new URL(kept, ORIGIN)
  const isOurs = origin === ORIGIN && !pathname.startsWith('//')
  return isOurs && !NOT_KEPT.includes(pathname) ? pathname + search + hash : HOME
}

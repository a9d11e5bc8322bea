import { parseUrl } from '@foulee/domain/shared/everywhere'
import type { Location } from 'react-router'

export const HOME = '/home'

/** Stored in the history state: it survives a reload, and no link can forge it (open redirect). */
type ReturnState = {
  retour: string
  /** Pending action, named on the sign-in page (`why-account.ts`). */
  geste?: string
}

const STEPS = ['/connexion', '/inscription', '/qualification']
const EXCLUDED_PATHS = ['/', '/connexion', '/inscription']
const ORIGIN = 'https://foulee.invalid'

/** Produit 2.3: the requested URL, as history state. */
export function toReturnState({
  pathname,
  search,
  hash,
  state,
}: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>): ReturnState {
  if (!STEPS.includes(pathname)) return { retour: pathname + search + hash }
  const geste = typeof state === 'object' && state && 'geste' in state ? state.geste : null
  return { retour: readReturnTo(state), ...(typeof geste === 'string' && { geste }) }
}

export function readReturnTo(state: unknown): string {
  const kept = typeof state === 'object' && state && 'retour' in state ? state.retour : null
  if (typeof kept !== 'string' || !kept.startsWith('/') || !parseUrl(kept, ORIGIN)) return HOME
  const { origin, pathname, search, hash } = new URL(kept, ORIGIN)
  const isOurs = origin === ORIGIN && !pathname.startsWith('//')
  return isOurs && !EXCLUDED_PATHS.includes(pathname) ? pathname + search + hash : HOME
}

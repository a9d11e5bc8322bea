import type { FetchStatus, QueryStatus } from '@tanstack/react-query'

/** Produit 4.1: idle on the server, then booting until the session is known or cannot be. */
export type Boot = 'idle' | 'booting' | 'done' | 'error'

type Loading = {
  status: QueryStatus
  fetchStatus: FetchStatus
  /** Somebody, or nobody, is known to be signed in with the token that the tab has. */
  isKnown: boolean
}

/** Where starting stands, read off the query that loads the session. What is known stays known. */
export function readBoot({ status, fetchStatus, isKnown }: Loading): Boot {
  if (status === 'success' || isKnown) return 'done'
  if (fetchStatus !== 'idle') return 'booting'
  return status === 'error' ? 'error' : 'idle'
}

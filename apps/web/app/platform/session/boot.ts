import type { FetchStatus, QueryStatus } from '@tanstack/react-query'

/**
 * Produit 4.1: idle on the server, then booting until the session is known or has failed to load.
 */
export type Boot = 'idle' | 'booting' | 'done' | 'error'

type Loading = {
  status: QueryStatus
  fetchStatus: FetchStatus
  /** Whether the session of the current token is loaded, signed in or not. */
  isKnown: boolean
}

export function readBoot({ status, fetchStatus, isKnown }: Loading): Boot {
  if (status === 'success' || isKnown) return 'done'
  if (fetchStatus !== 'idle') return 'booting'
  return status === 'error' ? 'error' : 'idle'
}

import type { FetchStatus, QueryStatus } from '@tanstack/react-query'

/** §4, Boot: idle on the server, then booting until the session is known or cannot be. */
export type Boot = 'idle' | 'booting' | 'done' | 'error'

/** Where starting stands, read off the query that loads the session. */
export function readBoot(query: { status: QueryStatus; fetchStatus: FetchStatus }): Boot {
  if (query.status === 'success') return 'done'
  if (query.fetchStatus !== 'idle') return 'booting'
  return query.status === 'error' ? 'error' : 'idle'
}

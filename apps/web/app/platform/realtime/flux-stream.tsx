import { useEffect } from 'react'
import { endSession } from '#platform/session/expiry.ts'
import { readToken } from '#platform/session/token-storage.ts'
import { createConnection, type FluxConnection } from './connection.ts'
import { tellFlux, tellGap } from './flux-handlers.ts'
import { setLive } from './live.ts'

/** How long a tab that nobody sees keeps its stream: browsers open few at a time to one server. */
const HIDDEN_MS = 15_000

/** The one stream of this tab, for as long as one member is signed in: the next one is another. */
export function FluxStream() {
  useFluxStream()
  return null
}

function useFluxStream(): void {
  useEffect(() => {
    const connection = openConnection()
    const stopFollowing = followPage(connection)
    return () => {
      stopFollowing()
      connection.stop()
    }
  }, [])
}

const openConnection = (): FluxConnection =>
  createConnection({
    ask: (lastEventId, signal) =>
      fetch('/api/flux', {
        headers: {
          authorization: `Bearer ${readToken() ?? ''}`,
          ...(lastEventId !== null && { 'last-event-id': lastEventId }),
        },
        cache: 'no-store',
        signal,
      }),
    onEvent: tellFlux,
    onGap: tellGap,
    onLive: setLive,
    onSessionEnd: endSession,
    random: Math.random,
  })

/** Listens while somebody looks and there is a network. */
function followPage({ start, stop }: FluxConnection): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') start()
    else timer = setTimeout(stop, HIDDEN_MS)
  }
  const renew = () => {
    // What was open belonged to a network that is gone.
    stop()
    follow()
  }
  const leaving = new AbortController()
  const { signal } = leaving
  document.addEventListener('visibilitychange', follow, { signal })
  window.addEventListener('online', renew, { signal })
  // A page that is kept to be shown again as it was holds no connection meanwhile.
  window.addEventListener('pagehide', stop, { signal })
  window.addEventListener('pageshow', follow, { signal })
  follow()
  return () => {
    clearTimeout(timer)
    leaving.abort()
  }
}

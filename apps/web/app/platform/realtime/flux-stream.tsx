import { useEffect } from 'react'
import { endSession } from '#platform/session/expiry.ts'
import { readToken } from '#platform/session/token-storage.ts'
import { createConnection, type FluxConnection } from './connection.ts'
import { emitFlux, emitGap } from './flux-handlers.ts'
import { setLive } from './live.ts'

/**
 * Delay in milliseconds before a hidden tab closes its stream: browsers limit connections per host.
 */
const HIDDEN_MS = 15_000

/** One stream per tab and per signed-in member. */
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
    request: (lastEventId, signal) =>
      fetch('/api/flux', {
        headers: {
          authorization: `Bearer ${readToken() ?? ''}`,
          ...(lastEventId !== null && { 'last-event-id': lastEventId }),
        },
        cache: 'no-store',
        signal,
      }),
    onEvent: emitFlux,
    onGap: emitGap,
    onLive: setLive,
    onSessionEnd: endSession,
    random: Math.random,
  })

/** Connected while visible and online. */
function followPage({ start, stop }: FluxConnection): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible') start()
    else timer = setTimeout(stop, HIDDEN_MS)
  }
  const renew = () => {
    // The open connection belonged to the lost network.
    stop()
    follow()
  }
  const leaving = new AbortController()
  const { signal } = leaving
  document.addEventListener('visibilitychange', follow, { signal })
  window.addEventListener('online', renew, { signal })
  // An open connection would exclude the page from the back/forward cache.
  window.addEventListener('pagehide', stop, { signal })
  window.addEventListener('pageshow', follow, { signal })
  follow()
  return () => {
    clearTimeout(timer)
    leaving.abort()
  }
}

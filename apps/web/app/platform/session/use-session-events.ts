import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionEnd } from './expiry.ts'
import { sessionQuery } from './session.queries.ts'
import { endWith, expireSession, followToken } from './session-changes.ts'
import { tabs } from './tabs.ts'
import { readStrategy, removeToken, TOKEN_KEY } from './token-storage.ts'

export function useSessionEvents(): void {
  const client = useQueryClient()
  useEffect(() => onSessionEnd(() => expireSession(client)), [client])
  useEffect(() => {
    tabs.connect({
      onChange: () => followToken(client),
      onEnd: (token, end) => endWith(client, token, end),
    })
  }, [client])
  useEffect(() => {
    // `key` is null when the whole storage was cleared.
    const follow = ({ key }: StorageEvent) => {
      if (key !== TOKEN_KEY && key !== null) return
      // A remembered session replaces one for the visit.
      if (readStrategy() === 'persistent') removeToken('no-persist')
      followToken(client)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [client])
  useEffect(() => {
    // Restored from the back/forward cache: events of other tabs were missed.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      tabs.resume()
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    }
    window.addEventListener('pagehide', tabs.pause)
    window.addEventListener('pageshow', wake)
    return () => {
      window.removeEventListener('pagehide', tabs.pause)
      window.removeEventListener('pageshow', wake)
    }
  }, [client])
}

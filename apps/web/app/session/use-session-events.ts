import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onSessionEnd } from './expiry.ts'
import { expireSession, followToken } from './session-changes.ts'
import { TOKEN_KEY } from './token-storage.ts'

/** Keeps this tab's session in step with the server's refusals and with the other tabs. */
export function useSessionEvents(): void {
  const client = useQueryClient()
  useEffect(() => onSessionEnd(() => expireSession(client)), [client])
  useEffect(() => {
    // `key` is null when the whole storage was cleared.
    const follow = ({ key }: StorageEvent) => {
      if (key === TOKEN_KEY || key === null) followToken(client)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [client])
}

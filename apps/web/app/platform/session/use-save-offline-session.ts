import { useEffect } from 'react'
import { saveOfflineSession } from '#platform/offline/session.ts'
import type { SessionState } from './session.queries.ts'

export function useSaveOfflineSession(session: SessionState | undefined): void {
  useEffect(() => {
    const { token, currentUser: user, profil } = session ?? {}
    // Full disk or no storage: no session offline.
    if (token && user && profil) saveOfflineSession(token, { user, profil }).catch(() => undefined)
  }, [session])
}

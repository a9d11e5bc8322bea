import { useEffect } from 'react'
import { keepMe } from '#platform/offline/kept-me.ts'
import type { SessionState } from './session.queries.ts'

/** Keeps who is signed in, each time that it is known anew, for want of a network. */
export function useKeepMe(session: SessionState | undefined): void {
  useEffect(() => {
    const { token, currentUser: user, profil } = session ?? {}
    // A full disk, or a browser that keeps nothing: one is oneself with a network.
    if (token && user && profil) keepMe(token, { user, profil }).catch(() => undefined)
  }, [session])
}

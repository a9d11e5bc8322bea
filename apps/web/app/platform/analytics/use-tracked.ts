import type { AudienceName } from '@foulee/domain/site/audience'
import { useEffect } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { isReloadOf } from './is-reload.ts'
import { track } from './track.ts'

/** Names that this load of the site has told. */
const told = new Set<AudienceName>()

/**
 * Raises an event when a visitor is shown the page: once a load, and not again when it is loaded anew.
 * Nothing is stored for that, since nobody has consented yet.
 */
export function useTracked(name: Extract<AudienceName, 'sign_up_start'>): void {
  const { boot, isAuth } = useSession()
  const isVisitor = boot === 'done' && !isAuth
  useEffect(() => {
    if (!isVisitor || told.has(name)) return
    told.add(name)
    if (!isReloadOf(location.pathname)) track(name)
  }, [name, isVisitor])
}

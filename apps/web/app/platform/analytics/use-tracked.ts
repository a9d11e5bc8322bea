import type { AudienceName } from '@foulee/domain/site/audience'
import { useEffect } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { isReloadOf } from './is-reload.ts'
import { track } from './track.ts'

const tracked = new Set<AudienceName>()

/**
 * Emits an event once per load, and not after a reload. Nothing is stored for this, before consent.
 */
export function useTracked(name: Extract<AudienceName, 'sign_up_start'>): void {
  const { boot, isAuth } = useSession()
  const isVisitor = boot === 'done' && !isAuth
  useEffect(() => {
    if (!isVisitor || tracked.has(name)) return
    tracked.add(name)
    if (!isReloadOf(location.pathname)) track(name)
  }, [name, isVisitor])
}

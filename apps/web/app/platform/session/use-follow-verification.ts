import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sessionQuery } from './session.queries.ts'

/**
 * Refetches when the tab is visible again: the mail's link opens elsewhere.
 * @param besides key of other queries that depend on a verified address
 */
export function useFollowVerification(besides?: QueryKey): void {
  const client = useQueryClient()
  const ask = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    for (const queryKey of [sessionQuery.queryKey, besides]) {
      if (queryKey) void client.invalidateQueries({ queryKey })
    }
  })
  useEffect(() => {
    const comeBack = () => ask()
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('focus', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('focus', comeBack)
    }
  }, [])
}

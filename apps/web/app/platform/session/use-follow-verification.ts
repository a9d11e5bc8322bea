import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sessionQuery } from './session.queries.ts'

/**
 * The link of the mail opens elsewhere: whoever comes back to this tab may have pressed it.
 * @param besides the key of what else depends on a verified address
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

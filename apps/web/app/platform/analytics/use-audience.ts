import { useEffect } from 'react'
import { whenIdle } from '#platform/page-loading/when-idle.ts'

export function useAudience(): void {
  useEffect(() => {
    void whenIdle()
      .then(() => import('./start.ts'))
      .then(({ startAudience }) => startAudience())
      .catch(() => undefined)
  }, [])
}

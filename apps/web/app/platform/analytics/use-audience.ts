import { useEffect } from 'react'
import { whenIdle } from '#platform/page-loading/when-idle.ts'

/** Brings the question of consent, and the measure after it, once the page is there. */
export function useAudience(): void {
  useEffect(() => {
    void whenIdle()
      .then(() => import('./start.ts'))
      .then(({ startAudience }) => startAudience())
      // Without its script nothing is measured, and nothing else fails.
      .catch(() => undefined)
  }, [])
}

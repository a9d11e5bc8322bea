import { useEffect } from 'react'
import { whenIdle } from '#platform/page-loading/when-idle.ts'
import { useSite } from '#platform/site.ts'

export function useReports(): void {
  const { sentryDsn } = useSite()
  useEffect(() => {
    if (!sentryDsn) return
    void whenIdle()
      .then(() => import('./sentry.ts'))
      .then(({ startReports }) => startReports(sentryDsn))
      .catch(() => undefined)
  }, [sentryDsn])
}

import { useEffect } from 'react'
import { whenIdle } from '#platform/page-loading/when-idle.ts'
import { useSite } from '#platform/site.ts'

/** Brings the report of errors where the installation has one, once the page is there. */
export function useReports(): void {
  const { sentryDsn } = useSite()
  useEffect(() => {
    if (!sentryDsn) return
    void whenIdle()
      .then(() => import('./sentry.ts'))
      .then(({ startReports }) => startReports(sentryDsn))
      // What cannot report errors does not add one.
      .catch(() => undefined)
  }, [sentryDsn])
}

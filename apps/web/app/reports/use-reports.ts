import { useEffect } from 'react'
import { useSite } from '../site.ts'
import { whenIdle } from '../when-idle.ts'

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

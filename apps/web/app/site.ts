import { useRouteLoaderData } from 'react-router'
import type { Site } from './server-context.ts'

/** The installation, as the root loader read it when the document was made. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>('root')
  return site ?? { publicUrl: '', mapStyleUrl: null, isDemo: false, sentryDsn: null }
}

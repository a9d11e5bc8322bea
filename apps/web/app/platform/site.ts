import type { PageMenu } from '@foulee/contract/site/pages'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#platform/api/server-context.ts'

/** What the root loader reads for every document. */
export type RootData = Site & {
  /** The managed pages that have a place in the bar or the footer. */
  menus: PageMenu[]
}

const useRoot = () => useRouteLoaderData<RootData>('root')

/** The installation, as the root loader read it when the document was made. */
export function useSite(): Site {
  return useRoot() ?? { publicUrl: '', isDemo: false, sentryDsn: null }
}

/** The managed pages that have a place (produit 14.12), as they were when the document was made. */
export const useMenus = (): readonly PageMenu[] => useRoot()?.menus ?? []

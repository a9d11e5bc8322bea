import type { PageMenu } from '@foulee/contract/site/pages'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#platform/api/server-context.ts'

export type RootData = Site & {
  menus: PageMenu[]
}

const useRoot = () => useRouteLoaderData<RootData>('root')

export function useSite(): Site {
  return useRoot() ?? { publicUrl: '', isDemo: false, sentryDsn: null }
}

export const useMenus = (): readonly PageMenu[] => useRoot()?.menus ?? []

import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import type { Page } from './shell/page.ts'
import { listPages } from './shell/pages.ts'

/** A file of several pages names each by its path. */
const pageRoutes = (access: Page['access']) => {
  const all = listPages(access)
  return all.map(({ path, file }) => {
    if (path === '/') return index(file)
    const isShared = all.filter((other) => other.file === file).length > 1
    return route(path, file, isShared ? { id: path } : {})
  })
}

/** Routes of `pages.ts`: all members' pages have one route module, behind the guard. */
export default [
  layout('shell/shell.layout.tsx', [
    ...pageRoutes('public'),
    layout(
      'shell/guard.layout.tsx',
      listPages('member').map(({ path }) => route(path, 'shell/guarded.route.tsx', { id: path })),
    ),
  ]),
  layout('features/site/sandbox/sandbox.layout.tsx', pageRoutes('sandbox')),
  ...pageRoutes('resource'),
] satisfies RouteConfig

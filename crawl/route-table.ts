import { matchRoutes } from 'react-router'

const BUILD = new URL('../apps/web/build/server/index.js', import.meta.url)

type Built = Record<string, { id: string; parentId?: string; path?: string; index?: boolean }>
type Branch = { id: string; path?: string; index?: boolean; children?: Branch[] }

/** Layout of guarded pages (produit 2.3). */
const GUARD = 'shell/guard.layout'

export async function readRouteTable() {
  const { routes } = (await import(BUILD.href)) as { routes: Built }
  const all = Object.values(routes)
  const growFrom = (parent: string | undefined): Branch[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, index } : { id, path, children: growFrom(id) }))
  const tree = growFrom(undefined)
  const listRoutes = (path: string) => matchRoutes(tree as never, path)?.map(({ route }) => route)
  return {
    find: (path: string) => listRoutes(path)?.at(-1)?.id ?? null,
    findPattern: (path: string) => listRoutes(path)?.at(-1)?.path ?? null,
    isGuarded: (path: string) => listRoutes(path)?.some(({ id }) => id === GUARD) ?? false,
  }
}

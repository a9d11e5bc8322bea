import type { PagePath } from '../../apps/web/app/shell/pages.ts'
import { readRouteTable } from '../../crawl/route-table.ts'

const BUILD = new URL('../../apps/web/build/server/index.js', import.meta.url)

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module: object }

const FAILURES: readonly PagePath[] = ['500', '404', 'hors-ligne']
/** Redirects to another host, or out of the session. */
const LEAVING: readonly PagePath[] = [
  'external/:third/callback',
  'montres/:service/retour',
  'back-office',
]

export type Kind = { id: string; pattern: string; isGuarded: boolean; isFailure: boolean }

export async function readKinds(origin: string) {
  const { routes } = (await import(BUILD.href)) as { routes: Record<string, Route> }
  const { find, isGuarded } = await readRouteTable()
  const pathOf = ({ path, parentId }: Route): string => {
    const parent = parentId ? routes[parentId] : undefined
    return [parent && pathOf(parent), path].filter(Boolean).join('/')
  }
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  const kinds = Object.values(routes)
    .filter(({ id, module }) => !parents.has(id) && 'default' in module)
    .map((route): Kind => {
      const pattern = pathOf(route)
      const plain = `/${pattern.replace(/:\w+|\*/g, 'x')}`
      const isFailure = FAILURES.includes(pattern as PagePath) || pattern.endsWith('*')
      return { id: route.id, pattern, isGuarded: isGuarded(plain), isFailure }
    })
    .filter(({ pattern }) => !LEAVING.includes(pattern as PagePath))
  const addresses = new Map<string, string>()
  for (const { id, pattern } of kinds) {
    if (!/[:*]/.test(pattern)) addresses.set(id, `/${pattern}`)
  }
  const learn = (links: readonly string[]) => {
    for (const link of links) {
      const url = URL.parse(link, origin)
      const id = url?.origin === origin ? find(url.pathname) : null
      if (url && id && !addresses.has(id)) addresses.set(id, url.pathname + url.search)
    }
  }
  learn(await readSitemap(origin))
  return {
    kinds,
    learn,
    /** An address seen before, or a guess from the first item: a 404 is a page too. */
    addressOf: ({ id, pattern }: Kind): { path: string; isGuessed: boolean } => {
      const known = addresses.get(id)
      const guess = `/${pattern.replace(/:(?:id|\w+_id)\b/g, '1').replace(/:\w+|\*/g, 'x')}`
      return { path: known ?? guess, isGuessed: known === undefined }
    },
  }
}

export type Kinds = Awaited<ReturnType<typeof readKinds>>

async function readSitemap(origin: string): Promise<string[]> {
  const read = async (address: string) =>
    [...(await (await fetch(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => location.replaceAll('&amp;', '&'),
    )
  const parts = await read(`${origin}/sitemap.xml`)
  return (await Promise.all(parts.map(read))).flat()
}

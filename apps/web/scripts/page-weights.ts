type Route = { id: string; parentId?: string; module: string; imports?: string[] }
type Entry = { module: string; imports: string[] }
export type Manifest = { entry: Entry; routes: Record<string, Route> }

/** Compressed bytes of the scripts of each page's first load. */
export function weighPages({ entry, routes }: Manifest, sizeOf: (path: string) => number) {
  return Object.values(routes).map((route) => {
    const paths = new Set([entry.module, ...entry.imports])
    for (let part: Route | undefined = route; part; part = routes[part.parentId ?? '']) {
      for (const path of [part.module, ...(part.imports ?? [])]) paths.add(path)
    }
    const scripts = [...paths].filter((path) => path.endsWith('.js'))
    const bytes = scripts.reduce((sum, path) => sum + sizeOf(path), 0)
    return { page: route.id, bytes, scripts: scripts.length }
  })
}

type Limit = { pages: RegExp; kb: number }

export const findHeavy = (
  weights: ReturnType<typeof weighPages>,
  limits: readonly Limit[],
): { page: string; kb: number; limit: number }[] =>
  weights.flatMap(({ page, bytes }) => {
    const limit = limits.find(({ pages }) => pages.test(page))?.kb ?? Number.POSITIVE_INFINITY
    return bytes > limit * 1000 ? [{ page, kb: bytes / 1000, limit }] : []
  })

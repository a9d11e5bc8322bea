import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Which file imports which, paths relative to the root of the repository. */
type Graph = ReadonlyMap<string, readonly string[]>

const SOURCES = ['packages/*/src', 'apps/server/src', 'apps/web/app', 'apps/admin/src']
/** A statement that imports or exports from elsewhere: whether it is of types alone, its names, where from. */
const STATEMENT =
  /^(?:import|export)\s+(type\s+)?(?:([\w*][^'"{}]*?|(?:\w+\s*,\s*)?\{([^}]*)\})\s+from\s+)?'([^']+)'/gm

/**
 * Reads what every file of the product imports, tests left out.
 * @param isType whether imports that only name types count too
 */
export function readImports(root: string, isType: boolean): Graph {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  const product = files.filter((file) => !/\.(test|examples|test-cast)\.tsx?$|\/test-/.test(file))
  return new Map(
    product.map((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const targets = [...source.matchAll(STATEMENT)].flatMap(([, type, , names, from = '']) => {
        const isTypeOnly =
          type !== undefined ||
          names?.split(',').every((name) => !name.trim() || name.trim().startsWith('type '))
        return isTypeOnly && !isType ? [] : resolve(root, file, from)
      })
      return [file, [...new Set(targets)]]
    }),
  )
}

/** `@foulee/trace/place` is `packages/trace/src/place.ts`; what is not ours is nothing. */
function resolve(root: string, file: string, from: string): string[] {
  const [, name, path = ''] = /^@foulee\/([a-z]+)\/(.+)$/.exec(from) ?? []
  const bare = name ? `packages/${name}/src/${path}` : normalize(join(dirname(file), from))
  if (!name && !from.startsWith('.')) return []
  return [bare, `${bare}.ts`, `${bare}.tsx`].filter(
    (one) => /\.tsx?$/.test(one) && existsSync(join(root, one)),
  )
}

/**
 * The groups of files that import each other in a ring, by Tarjan's algorithm (1972).
 * @returns each group sorted, the largest first
 */
export function findCycles(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const waiting = new Set<string>()
  const cycles: string[][] = []

  const visit = (file: string) => {
    const rank = order.size
    order.set(file, rank)
    low.set(file, rank)
    stack.push(file)
    waiting.add(file)
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next)) continue
      if (!order.has(next)) visit(next)
      if (waiting.has(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== rank) return
    const group = stack.splice(stack.indexOf(file))
    for (const one of group) waiting.delete(one)
    const isRing = group.length > 1 || graph.get(file)?.includes(file)
    if (isRing) cycles.push(group.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles.toSorted((a, b) => b.length - a.length)
}

type Route = { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] }
type Entry = { module: string; imports: string[] }
export type Manifest = { entry: Entry; routes: Record<string, Route> }

type Packing = 'gz' | 'br'
/** KB of scripts by packing, number of scripts, KB of gzipped style sheets. */
export type Weight = { gzip: number; brotli: number; scripts: number; css: number }
export type PageWeight = { page: string; weight: Weight }

const KB = 1000

/**
 * Weight of each page's first load.
 * @param sheets style sheets of every page
 * @param sizeOf compressed bytes of a file
 */
export function weighPages(
  { entry, routes }: Manifest,
  sheets: readonly string[],
  sizeOf: (path: string, packing: Packing) => number,
): PageWeight[] {
  const sum = (paths: Iterable<string>, packing: Packing) =>
    [...paths].reduce((total, path) => total + sizeOf(path, packing), 0) / KB
  return Object.values(routes).map((route) => {
    const paths = new Set([entry.module, ...entry.imports])
    const styles = new Set(sheets)
    for (let part: Route | undefined = route; part; part = routes[part.parentId ?? '']) {
      for (const path of [part.module, ...(part.imports ?? [])]) paths.add(path)
      for (const path of part.css ?? []) styles.add(path.replace(/#$/, ''))
    }
    const scripts = [...paths].filter((path) => path.endsWith('.js'))
    const weight = {
      gzip: sum(scripts, 'gz'),
      brotli: sum(scripts, 'br'),
      scripts: scripts.length,
      css: sum(styles, 'gz'),
    }
    return { page: route.id, weight }
  })
}

export type Limit = { pages: RegExp } & Weight
export type Excess = { page: string; measure: keyof Weight; value: number; limit: number }

/** Pages above the first limit that matches them. */
export const findHeavy = (weights: readonly PageWeight[], limits: readonly Limit[]): Excess[] =>
  weights.flatMap(({ page, weight }) => {
    const most = limits.find(({ pages }) => pages.test(page))
    if (!most) return []
    const measures = Object.keys(weight) as (keyof Weight)[]
    return measures
      .filter((measure) => weight[measure] > most[measure])
      .map((measure) => ({ page, measure, value: weight[measure], limit: most[measure] }))
  })

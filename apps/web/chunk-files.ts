/** Modules reached by the same pages: total size, and imported groups. */
export type Group = { pages: readonly string[]; size: number; imports: readonly number[] }

type Costs = {
  request: number
  weights?: ReadonlyMap<string, number>
}

type File = { groups: number[]; pages: bigint; size: number; imports: Set<File> }
type Cost = (file: File, pages: bigint) => number

/**
 * Merges groups into files, to balance unused code against requests: two files are merged while the
 * unused code costs less than the requests saved. Files come after their imports, without cycles:
 * any file between two others is loaded by at least as many pages as the first, so that merging it
 * with the first saves as much or more.
 */
export function gatherFiles(groups: readonly Group[], costs: Costs): number[][] {
  const pages = [...new Set(groups.flatMap((group) => group.pages))]
  const files = createFiles(groups, pages)
  const cost = createCost(pages, costs)
  for (let pair = findBest(files, cost); pair; pair = findBest(files, cost)) merge(files, ...pair)
  return sort(files).map((file) => file.groups)
}

function createFiles(groups: readonly Group[], pages: readonly string[]): Set<File> {
  const bits = new Map(pages.map((page, index) => [page, 1n << BigInt(index)]))
  const files = groups.map(({ pages, size }, index): File => {
    const asked = pages.reduce((all, page) => all | (bits.get(page) ?? 0n), 0n)
    return { groups: [index], pages: asked, size, imports: new Set() }
  })
  for (const [index, file] of files.entries()) {
    for (const imported of groups[index]?.imports ?? []) {
      const other = files[imported]
      if (other && other !== file) file.imports.add(other)
    }
  }
  return new Set(files)
}

function createCost(pages: readonly string[], { request, weights }: Costs): Cost {
  const known = new Map<bigint, number>()
  const weigh = (asked: bigint) => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const weight = pages.reduce(
      (sum, page, index) => (asked & (1n << BigInt(index)) ? sum + (weights?.get(page) ?? 1) : sum),
      0,
    )
    known.set(asked, weight)
    return weight
  }
  return (file, asked) => weigh(asked) * (file.size + request)
}

function findBest(files: ReadonlySet<File>, cost: Cost): [File, File] | null {
  const all = [...files]
  const reached = new Map(all.map((file) => [file, reach(file)]))
  let best: [File, File] | null = null
  let most = 0
  for (const [index, file] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      // Imports only raise the cost: they are considered when they may matter.
      if (spare(file, other, [], cost) <= most) continue
      const below = new Set([...(reached.get(file) ?? []), ...(reached.get(other) ?? [])])
      const spared = spare(file, other, below, cost)
      if (spared > most) {
        best = [file, other]
        most = spared
      }
    }
  }
  return best
}

function spare(item: File, other: File, below: Iterable<File>, cost: Cost): number {
  const pages = item.pages | other.pages
  const joined = { ...item, size: item.size + other.size }
  let spared = cost(item, item.pages) + cost(other, other.pages) - cost(joined, pages)
  for (const file of below) {
    if (file !== item && file !== other) spared -= cost(file, pages & ~file.pages)
  }
  return spared
}

function reach(file: File): Set<File> {
  const found = new Set(file.imports)
  for (const file of found) for (const imported of file.imports) found.add(imported)
  return found
}

function merge(files: Set<File>, item: File, other: File): void {
  item.groups.push(...other.groups)
  item.pages |= other.pages
  item.size += other.size
  for (const imported of other.imports) item.imports.add(imported)
  files.delete(other)
  for (const file of files) if (file.imports.delete(other)) file.imports.add(item)
  item.imports.delete(item)
  for (const file of reach(item)) file.pages |= item.pages
}

function sort(files: ReadonlySet<File>): File[] {
  const sorted = new Set<File>()
  const add = (file: File) => {
    for (const imported of file.imports) if (!sorted.has(imported)) add(imported)
    sorted.add(file)
  }
  for (const file of files) add(file)
  return [...sorted]
}

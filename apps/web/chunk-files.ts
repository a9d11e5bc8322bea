/** Modules that the same pages reach: what they weigh, and which others their modules import. */
export type Group = { pages: readonly string[]; size: number; imports: readonly number[] }

type Costs = {
  /** As many characters cost a page as much as one more file. */
  request: number
  /** How many pages one counts for, where it is not one. */
  weights?: ReadonlyMap<string, number>
}

type File = { groups: number[]; pages: bigint; size: number; imports: Set<File> }
/** What it costs that a file is loaded by these pages. */
type Cost = (file: File, pages: bigint) => number

/**
 * Which groups share a file, so that pages load little in vain and few files. Two files become one as
 * long as what pages then load in vain costs less than what they no longer ask for. A file comes after
 * those that it imports, and none imports one that imports it: what stands between two files is loaded
 * by as many pages as the first at least, so that joining the first with that spares more, or as much.
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

/** The two whose joining spares pages most, or null when none does. */
function findBest(files: ReadonlySet<File>, cost: Cost): [File, File] | null {
  const all = [...files]
  const reached = new Map(all.map((file) => [file, reach(file)]))
  let best: [File, File] | null = null
  let most = 0
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      // What they import only makes it dearer: it is looked at where it may matter.
      if (spare(one, other, [], cost) <= most) continue
      const below = new Set([...(reached.get(one) ?? []), ...(reached.get(other) ?? [])])
      const spared = spare(one, other, below, cost)
      if (spared > most) {
        best = [one, other]
        most = spared
      }
    }
  }
  return best
}

/** What pages spare when the two are one file, and load what stands below with it. */
function spare(one: File, other: File, below: Iterable<File>, cost: Cost): number {
  const pages = one.pages | other.pages
  const joined = { ...one, size: one.size + other.size }
  let spared = cost(one, one.pages) + cost(other, other.pages) - cost(joined, pages)
  for (const file of below) {
    if (file !== one && file !== other) spared -= cost(file, pages & ~file.pages)
  }
  return spared
}

function reach(file: File): Set<File> {
  const found = new Set(file.imports)
  // The set grows as it is walked.
  for (const one of found) for (const imported of one.imports) found.add(imported)
  return found
}

function merge(files: Set<File>, one: File, other: File): void {
  one.groups.push(...other.groups)
  one.pages |= other.pages
  one.size += other.size
  for (const imported of other.imports) one.imports.add(imported)
  files.delete(other)
  for (const file of files) if (file.imports.delete(other)) file.imports.add(one)
  one.imports.delete(one)
  for (const file of reach(one)) file.pages |= one.pages
}

/** Those that others import come first. */
function sort(files: ReadonlySet<File>): File[] {
  const sorted = new Set<File>()
  const add = (file: File) => {
    for (const imported of file.imports) if (!sorted.has(imported)) add(imported)
    sorted.add(file)
  }
  for (const file of files) add(file)
  return [...sorted]
}

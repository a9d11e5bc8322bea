import type { Rolldown } from 'vite'
import { gatherFiles } from './chunk-files.ts'

type Chunking = Rolldown.ChunkingContext

const ROUTE = /\/app\/(.+)\.route\.tsx\?__react-router-build-client-route$/
const FRAME = /\/app\/(?:root|shell\/shell\.layout)\.tsx\?__react|\/app\/entry\.client\./
/**
 * Every page reaches these through the index of the query library, but only infinite lists use
 * them.
 */
const FOR_LISTS =
  /ueriesObserver|use(?:Suspense)?Queries|nfiniteQueryObserver|use(?:Suspense)?InfiniteQuery/
const SANDBOX = /\/features\/site\/sandbox\//
/** Cost of one file in characters, before compression. */
const REQUEST = 12_000
/** Most visited pages, with a higher weight. */
const MAIN =
  /\/(?:landing\/landing|courses\/course|parcours-page|calendrier\/\w+|itineraires\/\w+|recherche|connexion|evenement|voyage)\.route\.tsx/
const MAIN_WEIGHT = 4
/** Upper bound of shared files, never reached so far. */
const MOST_SHARED = 70

/** Parts loaded when a page is idle, by the modules given to `lazyHydrate`. */
const SUITES: Record<string, RegExp> = {
  audience: /\/analytics\/start\.ts$/,
  'suite-course':
    /\/(?:courses\/course-page-body|liste\/epreuves-button|voyages\/course-voyages|parcours\/(?:parcours-preparation|epreuves-terrain|my-column-time|my-times-base))\.tsx$/,
  'suite-parcours': /\/(?:parcours\/parcours-page-body|liste\/parcours-button)\.tsx$/,
  'suite-accueil': /\/landing\/lower-part\.tsx$/,
  'suite-cartes': /\/(?:courses\/course-card|parcours\/parcours-card|voyages\/voyage-card)\.tsx$/,
  filtres: /\/list-page\/filter-panel\.tsx$/,
  avis: /\/commentaires\/avis-body\.tsx$/,
}

type Chunk = { order: number; name: string }

/**
 * Assigns modules to chunks of the client build (decision 0088). Chunks come after those that they
 * import: a chunk includes its imports unless an earlier one has them. A module is grouped by the
 * pages and parts that reach it; its imports are reached by at least as many, so chunks have no
 * cycles.
 */
export function createChunks(): Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, Chunk> | null = null
  const createNaming = (order: number) => (id: string, chunking: Chunking) => {
    chunks ??= chooseChunks(id, chunking)
    const chunk = chunks.get(id)
    return chunk?.order === order ? chunk.name : null
  }
  return Array.from({ length: LAST + 1 }, (_, order) => ({
    name: createNaming(order),
    priority: LAST + 1 - order,
  }))
}

const FRAMES = ['vendor', 'vendor-listes', 'frame']
const LAST = FRAMES.length + MOST_SHARED

/** A module without a chunk stays with the only part that needs it. */
function chooseChunks(first: string, chunking: Chunking): Map<string, Chunk> {
  const chunks = new Map<string, Chunk>()
  const shared = new Map<string, string[]>()
  for (const id of walk(first, chunking)) {
    const roots = findRoots(id, chunking).filter((root) => !SANDBOX.test(root))
    const parts = unique(roots.flatMap(getParts)).sort()
    const [part = ''] = parts
    if (roots.some((root) => FRAME.test(root))) {
      const name = chooseFrame(id)
      chunks.set(id, { order: FRAMES.indexOf(name), name })
    } else if (parts.length > 1 || (ROUTE.test(part) && roots.length > 1)) {
      const key = parts.join()
      shared.set(key, [...(shared.get(key) ?? []), id])
    } else if (SUITES[part]) {
      chunks.set(id, { order: LAST, name: part })
    }
  }
  for (const [id, chunk] of chooseShared(shared, chunking)) chunks.set(id, chunk)
  return chunks
}

function getParts(root: string): string[] {
  if (ROUTE.test(root)) return [root]
  return Object.keys(SUITES).filter((name) => SUITES[name]?.test(root))
}

const unique = <T>(values: readonly T[]) => [...new Set(values)]

function chooseFrame(id: string): string {
  if (!id.includes('/node_modules/')) return 'frame'
  return FOR_LISTS.test(id) ? 'vendor-listes' : 'vendor'
}

function chooseShared(
  shared: ReadonlyMap<string, readonly string[]>,
  chunking: Chunking,
): Map<string, Chunk> {
  const sets = [...shared.entries()].sort(([one], [other]) => (one < other ? -1 : 1))
  const places = new Map(sets.flatMap(([, ids], place) => ids.map((id) => [id, place] as const)))
  const groups = sets.map(([key, ids]) => ({
    pages: key.split(','),
    size: ids.reduce((sum, id) => sum + measure(id, chunking), 0),
    imports: ids
      .flatMap((id) => chunking.getModuleInfo(id)?.importedIds ?? [])
      .flatMap((id) => places.get(id) ?? []),
  }))
  const weights = new Map(
    groups.flatMap(({ pages }) =>
      pages.filter((page) => MAIN.test(page)).map((page) => [page, MAIN_WEIGHT]),
    ),
  )
  const files = gatherFiles(groups, { request: REQUEST, weights })
  if (files.length > MOST_SHARED) throw new Error(`${files.length} files of what pages share`)
  const chunks = files.flatMap((places, index) => {
    const chunk = { order: FRAMES.length + index, name: `commun-${index + 1}` }
    return places.flatMap((place) => sets[place]?.[1].map((id) => [id, chunk] as const) ?? [])
  })
  return new Map(chunks)
}

const measure = (id: string, chunking: Chunking) => chunking.getModuleInfo(id)?.code?.length ?? 0

function walk(first: string, chunking: Chunking): Set<string> {
  const seen = new Set([first])
  for (const id of seen) {
    const info = chunking.getModuleInfo(id)
    if (!info) continue
    const { importers, dynamicImporters, importedIds, dynamicallyImportedIds } = info
    for (const next of [importers, dynamicImporters, importedIds, dynamicallyImportedIds].flat()) {
      seen.add(next)
    }
  }
  return seen
}

function findRoots(id: string, chunking: Chunking): readonly string[] {
  const seen = new Set([id])
  const roots: string[] = []
  for (const module of seen) {
    const info = chunking.getModuleInfo(module)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(module)
    for (const importer of info.importers) seen.add(importer)
  }
  return roots
}

import type { Rolldown } from 'vite'

type Chunking = Rolldown.ChunkingContext

/**
 * The files of the browser's build, those that others import first: a file takes along what its
 * modules import, unless one before it did. A module is judged by the pages and parts that reach it;
 * what it imports is reached by at least as many, so that files never import each other in a circle.
 */
const FILES = [
  'vendor',
  'vendor-listes',
  'frame',
  'app',
  'courses',
  'parcours',
  'calendrier',
  'itineraires',
  'coureurs',
  'portes',
  'club',
  'entrainement',
  'sejours',
  'listes',
  'formulaires',
  'suite',
  'suites',
] as const
type File = (typeof FILES)[number]

/** How React Router asks for a route's module in the browser's build. */
const ROUTE = /\/app\/(.+)\.route\.tsx\?__react-router-build-client-route$/
/** What every page begins with. */
const FRAME = /\/app\/(?:root|shell\/shell\.layout)\.tsx\?__react|\/app\/entry\.client\./
/** All pages reach these through the query cache's index, and only lists that grow use them. */
const FOR_LISTS =
  /ueriesObserver|use(?:Suspense)?Queries|nfiniteQueryObserver|use(?:Suspense)?InfiniteQuery|infiniteQueryOptions/
/** The pages for those who build, which take the files that there are. */
const SANDBOX = 'features/site/sandbox/'
const COURSE = 'features/courses/courses/course'
const PARCOURS = 'features/parcours/parcours/parcours-page'
const FORM_PAGES =
  /^features\/(?:membres\/(?:session|compte|comptes-externes|demandes|invitations)|site\/contact)\//
/** Landings show a piece of each family, of which they need the smallest modules alone. */
const LANDINGS =
  /^features\/(?:site\/portes\/|(?:courses\/organisateurs|sejours\/agences)\/landing|parcours\/contribution\/contributeur)/
/** Pages that share more with each other than with the rest; the first that fits. */
const FAMILIES = [
  ['calendrier', /^features\/site\/(?:calendrier|landing)\//],
  ['itineraires', /^features\/site\/itineraires\//],
  ['coureurs', /^features\/(?:parcours\/feuille-de-route|membres\/profil)\//],
  ['portes', LANDINGS],
  ['club', /^features\/club\//],
  ['entrainement', /^features\/entrainement\//],
  ['sejours', /^features\/sejours\//],
] as const
/** A module of as many pages is for all. */
const FOR_ALL = 7
/** Characters that weigh less on every page than one more file on some. */
const SMALL = 1800

/**
 * What pages load unasked once they rest, by the modules that `later` names. What several of these
 * need comes in one more file, `suite`.
 */
const SUITES: Record<string, RegExp> = {
  audience: /\/audience\/start\.ts$/,
  'suite-course':
    /\/(?:courses\/course-page-body|liste\/epreuves-button|parcours\/(?:parcours-preparation|epreuves-terrain))\.tsx$/,
  'suite-parcours': /\/(?:parcours\/parcours-page-body|liste\/parcours-button)\.tsx$/,
  'suite-accueil': /\/landing\/lower-part\.tsx$/,
  'suite-cartes': /\/(?:courses\/course-card|parcours\/parcours-card|voyages\/voyage-card)\.tsx$/,
  avis: /\/commentaires\/avis-body\.tsx$/,
}

/** Which modules share a file of the browser's build (decision 0088). */
export function createChunks(): Rolldown.CodeSplittingGroup[] {
  const findRoots = createRoots()
  const nameIn = (file: File) => (id: string, chunking: Chunking) => {
    const size = chunking.getModuleInfo(id)?.code?.length ?? 0
    const chunk = chooseChunk({ id, size, roots: findRoots(id, chunking) })
    return chunk?.file === file ? chunk.name : null
  }
  return FILES.map((file, index) => ({
    name: nameIn(file),
    debugName: file,
    priority: FILES.length - index,
  }))
}

type Module = { id: string; size: number; roots: readonly string[] }
type Chunk = { file: File; name: string }

/** Null leaves a module with the one part that needs it, or to what the bundler does by itself. */
function chooseChunk(module: Module): Chunk | null {
  const { id, roots } = module
  if (roots.some((root) => FRAME.test(root))) return alone(chooseFrame(id))
  const pages = roots
    .flatMap((root) => ROUTE.exec(root)?.[1] ?? [])
    .filter((page) => !page.startsWith(SANDBOX))
  const suites = Object.keys(SUITES).filter((name) =>
    roots.some((root) => SUITES[name]?.test(root)),
  )
  if (pages.length > 1) return alone(chooseShared(pages, module.size))
  if (pages.length === 1) return chooseOfOnePage(module, pages[0] ?? '', suites)
  const [name] = suites
  if (name === undefined) return null
  return suites.length > 1 ? alone('suite') : { file: 'suites', name }
}

const alone = (file: File): Chunk => ({ file, name: file })

function chooseFrame(id: string): File {
  if (!id.includes('/node_modules/')) return 'frame'
  return FOR_LISTS.test(id) ? 'vendor-listes' : 'vendor'
}

/** What one page loads first and others later: never in a file of what comes later. */
function chooseOfOnePage({ roots, size }: Module, page: string, suites: string[]): Chunk | null {
  const isMain = page === COURSE || page === PARCOURS
  if (isMain && roots.length > 1) return alone(chooseShared([page], size))
  if (suites.length === 0) return null
  return alone(size < SMALL ? 'app' : chooseShared([page], size))
}

/** What the first load of these pages shares. */
function chooseShared(pages: readonly string[], size: number): File {
  const isOnCourse = pages.includes(COURSE)
  const isOnParcours = pages.includes(PARCOURS)
  if (pages.every((page) => FORM_PAGES.test(page))) return 'formulaires'
  if (pages.length >= FOR_ALL || (isOnCourse && isOnParcours)) return 'app'
  const isOnForms = pages.some((page) => FORM_PAGES.test(page))
  const isOnLanding = pages.some((page) => LANDINGS.test(page))
  const families = FAMILIES.filter(([, of]) => pages.some((page) => of.test(page)))
  const isBySome =
    isOnForms || isOnLanding || families.length > 1 || (isOnParcours && pages.length > 1)
  if (size < SMALL && isBySome) return 'app'
  if (isOnCourse) return 'courses'
  if (isOnParcours) return 'parcours'
  return families[0]?.[0] ?? 'listes'
}

/** Finds the entries and the dynamically imported modules from which one reaches a module. */
function createRoots(): (id: string, chunking: Chunking) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (id, chunking) => {
    const found = known.get(id) ?? findRoots(id, chunking)
    known.set(id, found)
    return found
  }
}

function findRoots(id: string, chunking: Chunking): readonly string[] {
  const seen = new Set([id])
  const roots: string[] = []
  // The set grows as it is walked.
  for (const module of seen) {
    const info = chunking.getModuleInfo(module)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.push(module)
    for (const importer of info.importers) seen.add(importer)
  }
  return roots
}

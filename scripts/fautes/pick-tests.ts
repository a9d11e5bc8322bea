import type { Fault } from './fault.ts'

/** One thing to run; the first that fails says who catches the fault. */
export type Stage =
  | { name: StageName; kind: 'files'; files: readonly string[] }
  | { name: StageName; kind: 'related'; file: string }
  | { name: StageName; kind: 'journeys'; specs: readonly string[]; title?: string }
  | { name: StageName; kind: 'projects'; projects: readonly string[] }

/** From the cheapest to the dearest. */
export const STAGES = [
  'dernier',
  'voisins',
  'indiqués',
  'dossier',
  'liés',
  'contexte',
  'parcours',
  'tout',
] as const
export type StageName = (typeof STAGES)[number]

/** A test that caught the fault on another day. */
export type Catcher = { file: string; test: string }

const TEST = /\.test\.tsx?$/
/** Tests that stop and kill servers of their own take minutes, and belong to no fault of one line. */
const LASTING = /\.(postgres|exercice)\.test\.ts$/
/** Refuses every fault, since each changes a text that the list names. */
export const OWN_TEST = 'scripts/fautes.test.ts'
const isTest = (file: string) => TEST.test(file) && !LASTING.test(file) && file !== OWN_TEST

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
/** `badges` of `…/badges.queries.ts`. */
const stemOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).split('.')[0]
const CONTEXT = /^apps\/server\/src\/features\/[^/]+\//
const isBelow = (folder: string) => (file: string) => file.startsWith(folder)

/**
 * Almost every test of the server loads all of it: of these, the ones nearby are asked instead of those that
 * import the file.
 */
const hasRelated = (file: string) =>
  /^(packages\/(domain|trace|contract)|apps\/(web\/app|admin)|scripts)\//.test(file) &&
  /\.tsx?$/.test(file)

/**
 * Test files to run for a fault, in this order, none of them twice.
 * @param tracked every file of the tree; @param last the test that caught the fault before
 */
export function pickStages(fault: Fault, tracked: readonly string[], last?: Catcher): Stage[] {
  const tests = tracked.filter(isTest)
  const picked = new Set<string>()
  const files = (name: StageName, found: readonly string[]): Stage[] => {
    const fresh = found.filter((file) => !picked.has(file))
    for (const file of fresh) picked.add(file)
    return fresh.length ? [{ name, kind: 'files', files: fresh }] : []
  }
  const { file, journeys = [], tests: hints = [] } = fault
  const beside = tests.filter((test) => folderOf(test) === folderOf(file))
  const context = CONTEXT.exec(file)?.[0]
  const related: Stage[] = hasRelated(file) ? [{ name: 'liés', kind: 'related', file }] : []
  const specs = journeys
    .map((spec) => `e2e/${spec}.spec.ts`)
    .filter((spec) => tracked.includes(spec))
  return [
    ...(last && tests.includes(last.file) ? files('dernier', [last.file]) : []),
    ...(last && specs.includes(last.file)
      ? [{ name: 'dernier', kind: 'journeys', specs: [last.file], title: last.test } as const]
      : []),
    ...files(
      'voisins',
      beside.filter((test) => stemOf(test) === stemOf(file)),
    ),
    ...files(
      'indiqués',
      hints.flatMap((hint) => tests.filter(isBelow(hint))),
    ),
    ...files('dossier', beside),
    ...related,
    ...(context ? files('contexte', tests.filter(isBelow(context))) : []),
    ...(specs.length ? [{ name: 'parcours', kind: 'journeys', specs } as const] : []),
    { name: 'tout', kind: 'projects', projects: ['unit', 'web', 'api'] },
  ]
}

const PROJECTS: readonly [RegExp, string][] = [
  [/^apps\/web\//, 'web'],
  [/^(apps\/server|packages\/db)\//, 'api'],
  [/./, 'unit'],
]

export const projectsOf = (files: readonly string[]): string[] => [
  ...new Set(files.map((file) => PROJECTS.find(([pattern]) => pattern.test(file))?.[1] ?? 'unit')),
]

export type App = 'server' | 'web' | 'admin'
export const APPS: readonly App[] = ['server', 'web', 'admin']

export function appsOf(file: string): readonly App[] {
  const app = APPS.find((app) => file.startsWith(`apps/${app}/`))
  if (app) return [app]
  return file.startsWith('packages/db/') ? ['server'] : ['server', 'web']
}

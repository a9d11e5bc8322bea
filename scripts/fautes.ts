import { findPostgres, startCluster } from '@foulee/testing/cluster'
import { findChromium } from './chromium.ts'
import type { Fault } from './fautes/fault.ts'
import { type Entry, findJournal, journalOf, readJournal, standingOf } from './fautes/journal.ts'
import { AREAS } from './fautes/list.ts'
import { HELP, type Options, readOptions } from './fautes/options.ts'
import { stopRunning } from './fautes/run-tests.ts'
import { findLost, findUntried, formatStanding, formatTable } from './fautes/table.ts'
import { openTree, type Tree } from './fautes/tree.ts'
import { tryFaults } from './fautes/try-faults.ts'
import { writeLine } from './steps.ts'

/** `npm run fautes`: which test catches each of the mistakes of a list (`--help` says how). */
function chooseFaults({ only, areas }: Options): Fault[] {
  return Object.entries(AREAS)
    .filter(([area]) => !areas || areas.includes(area))
    .flatMap(([, faults]) => faults)
    .filter(({ id }) => !only || only.includes(id))
}

function readNamed(name: string): Entry[] {
  const path = findJournal(name)
  if (!path) throw new Error(`Rien n’est su de «\u00a0${name}\u00a0».`)
  return readJournal(path)
}

function compare(before: string, after: string): void {
  const sides = [Object.values(AREAS).flat(), readNamed(before), readNamed(after)] as const
  const lost = findLost(...sides)
  for (const { fault, was, is } of lost) {
    writeLine(`✗ ${fault.id} (${fault.file})`)
    writeLine(`  avant\u00a0: ${formatStanding(was)}\n  après\u00a0: ${formatStanding(is)}`)
  }
  const untried = findUntried(...sides).length
  if (untried) writeLine(`\n${untried} n’ont pas encore été essayées après`)
  writeLine(`\n${lost.length} étaient vues et ne le sont plus`)
  process.exitCode = lost.length + untried ? 1 : 0
}

/** Whoever interrupts finds the tree as it was; what is known so far is kept. */
function restoreWhenStopped(tree: Tree, end: () => Promise<unknown>): void {
  const stop = async () => {
    stopRunning()
    await end()
    // The next fault may have been planted meanwhile, and its tests begun.
    stopRunning()
    tree.restore()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

async function runAll(options: Options): Promise<void> {
  const tree = openTree(options.tree)
  const faults = chooseFaults(options)
  // PostgreSQL is faster than the embedded database, where it is installed.
  const cluster = findPostgres() && options.withOthers ? await startCluster() : null
  const env: NodeJS.ProcessEnv = {
    CI: '',
    ...(cluster ? { TEST_DATABASE_URL: cluster.urlOf('postgres') } : {}),
    ...(options.withJourneys ? { CHROMIUM_PATH: findChromium() } : {}),
  }
  restoreWhenStopped(tree, async () => cluster?.stop())
  await tryFaults(tree, faults, options, env)
  await cluster?.stop()
  conclude(faults, readJournal(journalOf(tree.commit)))
  if (tree.isClean()) return
  writeLine('✗ L’arbre n’est plus propre.')
  process.exitCode = 1
}

/** Survivors are named and are no failure of the command: they say which test is missing. */
function conclude(faults: readonly Fault[], entries: readonly Entry[]): void {
  const all = faults.map(({ id }) => ({ id, standing: standingOf(entries, id) }))
  const uncaught = all.filter(({ standing }) => !standing.caught)
  writeLine(`\n${all.length - uncaught.length} vues sur ${all.length}`)
  for (const { id, standing } of uncaught) writeLine(`  ${id}\u00a0: ${formatStanding(standing)}`)
}

const options = readOptions(process.argv.slice(2))
if (options.what === 'help') writeLine(HELP)
else if (options.what === 'compare') compare(options.before, options.after)
else if (options.what === 'table') {
  writeLine(formatTable(chooseFaults(options.options), readNamed(options.commit)))
} else await runAll(options.options)

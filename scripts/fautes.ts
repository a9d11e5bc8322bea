import { findPostgres, startCluster } from '@foulee/testing/cluster'
import { findChromium } from './chromium.ts'
import type { Fault } from './fautes/fault.ts'
import { type Entry, findJournal, journalOf, readJournal, standingOf } from './fautes/journal.ts'
import { AREAS } from './fautes/list.ts'
import { HELP, type Options, readOptions } from './fautes/options.ts'
import { stopRunning } from './fautes/run-tests.ts'
import { findLost, findUntried, formatTable, sayStanding } from './fautes/table.ts'
import { openTree, type Tree } from './fautes/tree.ts'
import { tryFaults } from './fautes/try-faults.ts'
import { say } from './steps.ts'

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
    say(`✗ ${fault.id} (${fault.file})`)
    say(`  avant\u00a0: ${sayStanding(was)}\n  après\u00a0: ${sayStanding(is)}`)
  }
  const untried = findUntried(...sides).length
  if (untried) say(`\n${untried} n’ont pas encore été essayées après`)
  say(`\n${lost.length} étaient vues et ne le sont plus`)
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
  say('✗ L’arbre n’est plus propre.')
  process.exitCode = 1
}

/** Survivors are named and are no failure of the command: they say which test is missing. */
function conclude(faults: readonly Fault[], entries: readonly Entry[]): void {
  const all = faults.map(({ id }) => ({ id, standing: standingOf(entries, id) }))
  const others = all.filter(({ standing }) => !standing.caught)
  say(`\n${all.length - others.length} vues sur ${all.length}`)
  for (const { id, standing } of others) say(`  ${id}\u00a0: ${sayStanding(standing)}`)
}

const asked = readOptions(process.argv.slice(2))
if (asked.what === 'help') say(HELP)
else if (asked.what === 'compare') compare(asked.before, asked.after)
else if (asked.what === 'table') {
  say(formatTable(chooseFaults(asked.options), readNamed(asked.commit)))
} else await runAll(asked.options)

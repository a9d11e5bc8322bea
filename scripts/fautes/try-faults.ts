import { writeLine } from '../steps.ts'
import type { Fault } from './fault.ts'
import {
  append,
  type Entry,
  journalOf,
  readJournal,
  readLastCatchers,
  readWitnesses,
  standingOf,
} from './journal.ts'
import type { Options } from './options.ts'
import {
  appsOf,
  type Catcher,
  pickStages,
  projectsOf,
  type Stage,
  type StageName,
} from './pick-tests.ts'
import { type Outcome, runJourneys, runVitest } from './run-tests.ts'
import { formatStanding } from './table.ts'
import { Builds, type Tree } from './tree.ts'

/** Test file → its tests that fail without any fault. */
type Red = ReadonlyMap<string, readonly string[]>
type Trial = { tree: Tree; builds: Builds; env: NodeJS.ProcessEnv; options: Options }

/** Whether this stage is asked for, and has not been tried. */
function isSelected(
  { name, kind }: Stage,
  { withJourneys, withOthers, isWhole }: Options,
): boolean {
  if (name === 'tout') return isWhole && withOthers
  return kind === 'journeys' ? withJourneys : withOthers
}

async function runStage(
  { tree, builds, env }: Trial,
  fault: Fault,
  stage: Stage,
  isWhole: boolean,
): Promise<Outcome> {
  const { folder } = tree
  if (stage.kind === 'journeys') {
    const problem = await builds.spoil(appsOf(fault.file))
    if (problem) return { problem: `la construction a échoué\u00a0: ${problem}` }
    const { specs, title } = stage
    return runJourneys(folder, specs, { env, isWhole, ...(title ? { title } : {}) })
  }
  const words =
    stage.kind === 'files'
      ? ['run', ...stage.files, ...projectsOf(stage.files).map((item) => `--project=${item}`)]
      : stage.kind === 'related'
        ? ['related', '--run', stage.file, '--project=unit', '--project=web']
        : ['run', ...stage.projects.map((project) => `--project=${project}`)]
  return runVitest(folder, words, { env, isWhole })
}

type Found = { by?: Catcher; problem?: string }

/** Stages of many tests that have little to do with the fault: one of them may fail by chance. */
const FAR: readonly StageName[] = ['dossier', 'contexte', 'tout']

async function findCatcher(trial: Trial, fault: Fault, stage: Stage, red: Red): Promise<Found> {
  const isRed = ({ file, test }: Catcher) => red.get(file)?.includes(test) ?? false
  const failures = async (isWhole: boolean) => {
    const outcome = await runStage(trial, fault, stage, isWhole)
    return 'problem' in outcome
      ? outcome
      : { failed: outcome.failed.filter((failure) => !isRed(failure)) }
  }
  // Whoever stops at a test that is red anyway does not see the next.
  const first = await failures([...red.values()].some((tests) => tests.length))
  if ('problem' in first) return first
  const [by] = first.failed
  if (!by) return {}
  if (!FAR.includes(stage.name) || (await failsAgain(trial, by))) return { by }
  const all = await failures(true)
  if ('problem' in all) return all
  for (const other of all.failed) if (await failsAgain(trial, other)) return { by: other }
  return {}
}

async function failsAgain({ tree, env }: Trial, { file, test }: Catcher): Promise<boolean> {
  const words = ['run', file, ...projectsOf([file]).map((item) => `--project=${item}`)]
  const outcome = await runVitest(tree.folder, words, { env, isWhole: true })
  return 'failed' in outcome && outcome.failed.some((failure) => failure.test === test)
}

async function tryStage(trial: Trial, fault: Fault, stage: Stage, red: Red): Promise<Entry> {
  const { tree, builds } = trial
  const start = performance.now()
  const mended = stage.kind === 'journeys' ? await builds.mend(appsOf(fault.file)) : null
  if (!tree.plant(fault)) return { kind: 'absente', id: fault.id }
  try {
    const found = mended ? { problem: mended } : await findCatcher(trial, fault, stage, red)
    const seconds = Math.round((performance.now() - start) / 1000)
    return { kind: 'essai', id: fault.id, stage: stage.name, seconds, ...found }
  } finally {
    tree.restore()
  }
}

async function tryFault(trial: Trial, fault: Fault, last: Catcher | undefined): Promise<void> {
  const { tree, options } = trial
  const path = journalOf(tree.commit)
  for (const stage of pickStages(fault, tree.files, last)) {
    const entries = readJournal(path)
    const { caught, tried, isAbsent } = standingOf(entries, fault.id)
    if (caught || isAbsent) break
    if (!isSelected(stage, options) || (tried.has(stage.name) && !options.isAgain)) continue
    const entry = await tryStage(trial, fault, stage, readWitnesses(entries))
    append(path, entry)
    if (entry.kind !== 'essai' || entry.by || entry.problem) break
  }
}

/** Runs what has caught something once without any fault, all together. */
async function runWitnesses({ tree, builds, env, options }: Trial, faults: readonly Fault[]) {
  const path = journalOf(tree.commit)
  const entries = readJournal(path)
  const seen = readWitnesses(entries)
  const catchers = faults
    .map(({ id }) => standingOf(entries, id).caught)
    .filter((caught) => caught !== null)
    .filter(({ file }) => !seen.has(file))
  const recordWitness = (files: readonly string[], outcome: Outcome) => {
    if ('problem' in outcome) return writeLine(`Sans témoin\u00a0: ${outcome.problem}`)
    for (const file of files) {
      const red = outcome.failed.filter((failure) => failure.file === file).map(({ test }) => test)
      append(path, { kind: 'temoin', file, red })
    }
  }
  const all = [...new Set(catchers.map(({ file }) => file))]
  const specs = all.filter((file) => file.startsWith('e2e/'))
  const tests = all.filter((file) => !file.startsWith('e2e/'))
  if (tests.length) {
    writeLine(`\n▸ Témoin\u00a0: ${tests.length} fichiers de tests, sans faute`)
    const words = ['run', ...tests, ...projectsOf(tests).map((item) => `--project=${item}`)]
    recordWitness(tests, await runVitest(tree.folder, words, { env, isWhole: true }))
  }
  if (specs.length && options.withJourneys) {
    writeLine(`\n▸ Témoin\u00a0: ${specs.length} fichiers de parcours, sans faute`)
    const problem = await builds.mend()
    recordWitness(
      specs,
      problem ? { problem } : await runJourneys(tree.folder, specs, { env, isWhole: true }),
    )
  }
}

export async function tryFaults(
  tree: Tree,
  faults: readonly Fault[],
  options: Options,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const trial: Trial = { tree, builds: new Builds(tree.folder), env, options }
  const catchers = readLastCatchers()
  const path = journalOf(tree.commit)
  for (const [index, fault] of faults.entries()) {
    const start = performance.now()
    await tryFault(trial, fault, catchers.get(fault.id))
    const seconds = Math.round((performance.now() - start) / 1000)
    const standing = standingOf(readJournal(path), fault.id)
    writeLine(
      `${index + 1}/${faults.length} ${fault.id}\u00a0: ${formatStanding(standing)} (${seconds} s)`,
    )
  }
  await runWitnesses(trial, faults)
}

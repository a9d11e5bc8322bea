import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import { openRaces } from './databases.ts'
import { measureDetail } from './measures/detail.ts'
import { measureGrowth } from './measures/growth.ts'
import { measureList } from './measures/list.ts'
import { measureMemory } from './measures/memory.ts'
import { measurePage } from './measures/page.ts'
import { measureSignIn } from './measures/sign-in.ts'
import { measureStart } from './measures/start.ts'
import { measureWeight } from './measures/weight.ts'
import { type Options, readOptions } from './options.ts'
import { openCluster } from './postgres.ts'
import { isKept, printSection, type Section, say } from './report.ts'

/**
 * `npm run bench`: measures against the budgets of docs/vitesse.md. A budget missed is printed,
 * not an error: figures depend on the machine, so nothing is asserted on them.
 */
const MEASURES: Record<string, (bench: Bench) => Promise<Section>> = {
  list: measureList,
  detail: measureDetail,
  page: measurePage,
  weight: measureWeight,
  growth: measureGrowth,
  'sign-in': measureSignIn,
  start: measureStart,
  memory: measureMemory,
}

function choose({ only, isGrowthAsked }: Options) {
  const unknown = only?.find((name) => !MEASURES[name])
  if (unknown) throw new Error(`--only connaît : ${Object.keys(MEASURES).join(', ')}.`)
  return Object.entries(MEASURES).filter(
    ([name]) =>
      (only ? only.includes(name) : name !== 'growth') || (name === 'growth' && isGrowthAsked),
  )
}

function build(): void {
  say('Construction du web…')
  const cwd = fileURLToPath(new URL('../', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const chosen = choose(options)
  if (!options.isBuilt) build()
  const cluster = await openCluster()
  try {
    const url = await openRaces(cluster, options.races)
    const { races, seconds, rounds } = options
    say(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processeur'}`)
    say(`PostgreSQL : ${cluster.description}`)
    const sections: Section[] = []
    for (const [, measure] of chosen) {
      const section = await measure({ cluster, races, url, seconds, rounds })
      printSection(section)
      sections.push(section)
    }
    const budgets = sections.flatMap((section) => section.budgets)
    const kept = budgets.filter((budget) => isKept(budget)).length
    say(`\n${kept} budgets tenus sur ${budgets.length}`)
  } finally {
    cluster.stop()
  }
}

await run().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`)
  process.exit(1)
})

import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Bench } from './bench.ts'
import { openRaces } from './databases.ts'
import type { Rounds } from './load.ts'
import { measureArchive } from './measures/archive.ts'
import { measureChangements } from './measures/changements.ts'
import { measureClub } from './measures/club.ts'
import { measureDefilement } from './measures/defilement.ts'
import { measureDetail } from './measures/detail.ts'
import { measureEntrainement } from './measures/entrainement.ts'
import { measureFil } from './measures/fil.ts'
import { measureFlux } from './measures/flux.ts'
import { measureFoule } from './measures/foule.ts'
import { measureGestes } from './measures/gestes.ts'
import { GRANDEURS } from './measures/grandeur.ts'
import { measureGrowth } from './measures/growth.ts'
import { measureLighthouse } from './measures/lighthouse.ts'
import { measureList } from './measures/list.ts'
import { measureMemory } from './measures/memory.ts'
import { measureMessages } from './measures/messages.ts'
import { measureCanal } from './measures/messages-annonce.ts'
import { measurePage } from './measures/page.ts'
import { measurePrevision } from './measures/prevision.ts'
import { measureRecherche } from './measures/recherche.ts'
import { measureResultats } from './measures/resultats.ts'
import { measureRoutes } from './measures/routes.ts'
import { measureSejours } from './measures/sejours.ts'
import { measureSignIn } from './measures/sign-in.ts'
import { measureStart } from './measures/start.ts'
import { measureTouches } from './measures/touches.ts'
import { measureTrace } from './measures/trace.ts'
import { measureTracer } from './measures/tracer.ts'
import { measureVolumes } from './measures/volumes.ts'
import { measureWeight } from './measures/weight.ts'
import { type Options, readOptions } from './options.ts'
import { type Cluster, openCluster } from './postgres.ts'
import { isWithinBudget, printSection, type Section, writeLine } from './report.ts'

/**
 * `npm run bench`: compares measurements with the budgets of docs/vitesse.md. A missed budget is
 * reported without failing, as figures depend on the machine.
 */
const ON_SERVERS: Record<string, (bench: Bench) => Promise<Section>> = {
  list: measureList,
  routes: measureRoutes,
  detail: measureDetail,
  page: measurePage,
  weight: measureWeight,
  growth: measureGrowth,
  volumes: measureVolumes,
  'sign-in': measureSignIn,
  start: measureStart,
  memory: measureMemory,
  changements: measureChangements,
  entrainement: measureEntrainement,
  sejours: measureSejours,
  club: measureClub,
  archive: measureArchive,
}

const ALONE: Record<string, (rounds: Rounds) => Promise<Section>> = {
  trace: measureTrace,
  prevision: measurePrevision,
}

/** With web and demo data; slow, so only by name. */
const ON_DEMO: Record<string, () => Promise<Section>> = {
  lighthouse: measureLighthouse,
  touches: measureTouches,
  gestes: measureGestes,
  tracer: measureTracer,
}

type OnCluster = { cluster: Cluster; part: number }

const ON_CLUSTER: Record<string, (cluster: OnCluster) => Promise<Section>> = {
  resultats: measureResultats,
  flux: measureFlux,
  fil: measureFil,
  messages: measureMessages,
  recherche: measureRecherche,
  canal: measureCanal,
  defilement: measureDefilement,
  ...GRANDEURS,
  foule: measureFoule,
}

/** Fill millions of rows first: with `--growth` or by name. */
const IS_LONG = new Set([
  'growth',
  'volumes',
  'entrainement',
  'sejours',
  'club',
  'fil',
  'messages',
  'recherche',
  'canal',
  'defilement',
  ...Object.keys(GRANDEURS),
  'foule',
  'archive',
])

function choose({ only, isGrowthAsked }: Options): (name: string) => boolean {
  const names = Object.keys({ ...ON_SERVERS, ...ON_CLUSTER, ...ON_DEMO, ...ALONE })
  if (only?.some((name) => !names.includes(name))) {
    throw new Error(`--only connaît : ${names.join(', ')}.`)
  }
  return (name) =>
    only ? only.includes(name) : IS_LONG.has(name) ? isGrowthAsked : !(name in ON_DEMO)
}

function build(): void {
  writeLine('Construction du web…')
  const cwd = fileURLToPath(new URL('../', import.meta.url))
  execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function runAll<Input>(
  measures: readonly ((input: Input) => Promise<Section>)[],
  input: Input,
): Promise<Section[]> {
  const sections: Section[] = []
  for (const measure of measures) {
    const section = await measure(input)
    printSection(section)
    sections.push(section)
  }
  return sections
}

async function runOnDemo(
  measures: readonly (() => Promise<Section>)[],
  { isBuilt }: Options,
): Promise<Section[]> {
  if (measures.length === 0) return []
  if (!isBuilt) build()
  return runAll(measures, undefined)
}

async function runOnServers(
  measures: readonly ((bench: Bench) => Promise<Section>)[],
  { isBuilt, races, seconds, rounds }: Options,
): Promise<Section[]> {
  if (measures.length === 0) return []
  if (!isBuilt) build()
  const cluster = await openCluster()
  try {
    const url = await openRaces(cluster, races)
    writeLine(`PostgreSQL : ${cluster.description}`)
    return await runAll(measures, { cluster, races, url, seconds, rounds })
  } finally {
    cluster.stop()
  }
}

async function runOnCluster(
  measures: readonly ((cluster: OnCluster) => Promise<Section>)[],
  { part }: Options,
): Promise<Section[]> {
  if (measures.length === 0) return []
  const cluster = await openCluster()
  try {
    return await runAll(measures, { cluster, part })
  } finally {
    cluster.stop()
  }
}

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const isChosen = choose(options)
  const pick = <M>(measures: Record<string, M>) =>
    Object.entries(measures).flatMap(([name, measure]) => (isChosen(name) ? measure : []))
  writeLine(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processeur'}`)
  if (isChosen('defilement') && !options.isBuilt) build()
  const sections = [
    ...(await runAll(pick(ALONE), options)),
    ...(await runOnCluster(pick(ON_CLUSTER), options)),
    ...(await runOnServers(pick(ON_SERVERS), options)),
    ...(await runOnDemo(pick(ON_DEMO), options)),
  ]
  const budgets = sections.flatMap((section) => section.budgets)
  const within = budgets.filter((budget) => isWithinBudget(budget)).length
  writeLine(`\n${within} budgets tenus sur ${budgets.length}`)
}

await run().catch((cause: unknown) => {
  process.stderr.write(`${cause instanceof Error ? cause.message : cause}\n`)
  process.exit(1)
})

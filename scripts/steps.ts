import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

/** Running the project's checks one after the other, and counting what the runners ran. */
export const root = fileURLToPath(new URL('../', import.meta.url))
const results = `${root}test-results`

/** What a runner counted; `failures` names each test that failed, with what it said. */
type Totals = { passed: number; failed: number; failures: Failure[] }
type Failure = { name: string; message: string }
/** What could not run counts as one failure. */
export const NOTHING_RAN: Totals = { passed: 0, failed: 1, failures: [] }
const withoutReport = (name: string): Totals => ({
  ...NOTHING_RAN,
  failures: [{ name, message: 'Aucun rapport lisible n’a été laissé.' }],
})

export const say = (text: string) => process.stdout.write(`${text}\n`)

/** Runs one command of the project; the first failure ends the whole run. */
export function step(name: string, command: string, args: string[], env = process.env): void {
  if (!runStep(name, command, args, env)) process.exit(1)
}

/** Runs one command of the project. @returns whether it went well */
export function runStep(name: string, command: string, args: string[], env = process.env): boolean {
  say(`\n▸ ${name}`)
  const start = performance.now()
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(status === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name}`)
  return status === 0
}

/**
 * Runs commands that do not need each other side by side; what each said is shown once it has ended.
 * One that fails ends the whole run, after the others have said theirs.
 */
export async function stepsTogether(steps: [name: string, command: string, args: string[]][]) {
  const ends = await Promise.all(
    steps.map(async ([name, command, args]) => {
      const start = performance.now()
      const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
      const said: Buffer[] = []
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part: Buffer) => said.push(part))
      }
      const status = await new Promise((resolve) => {
        child.once('error', ({ message }) => said.push(Buffer.from(message)))
        child.once('close', resolve)
      })
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      say(`\n▸ ${name}`)
      process.stdout.write(Buffer.concat(said))
      say(status === 0 ? `✓ ${name} (${seconds} s)` : `✗ ${name}`)
      return status
    }),
  )
  if (ends.some((status) => status !== 0)) process.exit(1)
}

/** Vitest projects. @returns how many tests passed and failed */
export function runVitest(name: string, projects: string[], env = process.env): Totals {
  const file = freshFile(name)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  runStep(name, 'vitest', [...args, ...projects.map((project) => `--project=${project}`)], env)
  const report = read<VitestReport>(file)
  if (!report) return withoutReport(name)
  const { numTotalTests, numPassedTests, numPendingTests = 0, success } = report
  for (const test of report.testResults.flatMap(listSecondTries)) {
    say(`N’a passé qu’au second essai : ${test}`)
  }
  const failed = numTotalTests - numPassedTests - numPendingTests
  return {
    passed: numPassedTests,
    failed: failed || (success ? 0 : 1),
    failures: report.testResults.flatMap(listFailures),
  }
}

type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  numPendingTests?: number
  success: boolean
  testResults: VitestFile[]
}

type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
}

/** Those that passed, and have something to say all the same. */
const listSecondTries = ({ name, assertionResults }: VitestFile): string[] =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName }) => `${name.replace(root, '')} > ${fullName}`)

function listFailures({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const path = name.replace(root, '')
  const failed = assertionResults.filter((one) => one.status === 'failed')
  // A file can fail without a test of it: it cannot be read, or a hook of it threw.
  if (failed.length === 0) return status === 'failed' ? [{ name: path, message }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${path} > ${fullName}`,
    message: failureMessages?.join('\n') ?? '',
  }))
}

/** Builds what journeys and `npm start` serve. @returns whether it could be built */
export const build = (): boolean =>
  runStep('Construction du site', 'npm', ['run', '--silent', 'build'])

/** How a run of several tells each of them that it has built already, or that it could not. */
export const sayBuilt = (isBuilt: boolean) => `--built=${isBuilt}`

/** @returns whether what journeys visit is built: as told, else by building it now */
export function ensureBuilt(): boolean {
  if (process.argv.includes(sayBuilt(true))) return true
  return !process.argv.includes(sayBuilt(false)) && build()
}

/** How each part of the journeys is announced (decision 0069). */
const JOURNEYS = {
  main: 'Parcours principaux dans le navigateur',
  others: 'Autres parcours dans le navigateur',
}

/**
 * Journeys in a real browser, on what is built.
 * @param part those of `npm test`, or all the others
 * @returns how many tests passed and failed
 */
export function runJourneys(part: keyof typeof JOURNEYS, chromium: string): Totals {
  const name = JOURNEYS[part]
  const file = freshFile(name)
  const isWhole = runStep(name, 'playwright', ['test', '-c', 'e2e'], {
    ...process.env,
    CHROMIUM_PATH: chromium,
    E2E_PART: part,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const report = read<PlaywrightReport>(file)
  if (!report) return withoutReport(name)
  const { expected, unexpected, flaky } = report.stats
  for (const { name } of report.suites.flatMap((suite) => listJourneys(suite, 'flaky'))) {
    say(`N’a passé qu’au second essai : ${name}`)
  }
  return {
    passed: expected + flaky,
    // One that could not even begin has a report too, of nothing.
    failed: unexpected || (isWhole ? 0 : 1),
    failures: [
      ...report.suites.flatMap((suite) => listJourneys(suite, 'unexpected')),
      ...report.errors.map(({ message = '' }) => ({ name: `${name}, entre deux`, message })),
    ],
  }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  /** Of a worker or a server, outside of any journey. */
  errors: { message?: string }[]
}

type Suite = {
  suites?: Suite[]
  specs: {
    file: string
    title: string
    tests: {
      projectName: string
      status: string
      results: { errors: { message?: string }[] }[]
    }[]
  }[]
}

function listJourneys({ suites = [], specs }: Suite, ended: 'unexpected' | 'flaky'): Failure[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) => ({
        name: `e2e/${file} > ${title} (${projectName})`,
        message: results
          .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
          .join('\n'),
      })),
  )
  return [...own, ...suites.flatMap((suite) => listJourneys(suite, ended))]
}

/** Lines of what a failed test said that are repeated at the end. */
const MESSAGE_LINES = 12

/**
 * Says what failed, each of its lines marked so that whoever keeps only the end of a log finds it,
 * then the totals. A run that tested nothing has failed.
 */
export function conclude(all: Totals[]): never {
  for (const { name, message } of all.flatMap(({ failures }) => failures)) {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES)
    say([`\n✗ ${name}`, ...lines.map((line) => `✗   ${line}`)].join('\n'))
  }
  const passed = all.reduce((sum, totals) => sum + totals.passed, 0)
  const failed = all.reduce((sum, totals) => sum + totals.failed, 0)
  say(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

function freshFile(name: string): string {
  mkdirSync(results, { recursive: true })
  const file = `${results}/${name.toLowerCase().replace(/[^a-z]+/g, '-')}.json`
  rmSync(file, { force: true })
  return file
}

function read<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

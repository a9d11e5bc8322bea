import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Catcher } from './pick-tests.ts'
import { OWN_TEST } from './pick-tests.ts'

export type Outcome = { failed: readonly Catcher[] } | { problem: string }

const VITEST_MS = 10 * 60_000
const JOURNEYS_MS = 15 * 60_000

let running: ChildProcess | null = null
/** Ends what is being run, with the servers and browsers that it has started. */
export function stopRunning(): void {
  if (running?.pid) process.kill(-running.pid, 'SIGTERM')
}

export async function run(
  tree: string,
  [command = '', ...args]: readonly string[],
  { env = {}, timeout }: { env?: NodeJS.ProcessEnv; timeout: number },
): Promise<{ status: number | null; output: string }> {
  const child = spawn(command, args, {
    cwd: tree,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${tree}/node_modules/.bin:${process.env.PATH}`, ...env },
  })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output = `${output}${part}`.slice(-2000)
    })
  }
  const timer = setTimeout(stopRunning, timeout)
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output = error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  clearTimeout(timer)
  running = null
  return { status, output }
}

const freshReport = (tree: string): string => {
  mkdirSync(`${tree}/test-results`, { recursive: true })
  const report = `${tree}/test-results/fautes.json`
  rmSync(report, { force: true })
  return report
}

type VitestReport = {
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export async function runVitest(
  tree: string,
  what: readonly string[],
  { isWhole = false, env }: { isWhole?: boolean; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const report = freshReport(tree)
  const args = [
    ...what,
    ...(isWhole ? [] : ['--bail=1']),
    '--passWithNoTests',
    `--exclude=${OWN_TEST}`,
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { status, output } = await run(tree, ['vitest', ...args], { env, timeout: VITEST_MS })
  if (!existsSync(report)) {
    return status === 0
      ? { failed: [] }
      : { problem: `vitest n’a rien rapporté\u00a0: ${output.slice(-300)}` }
  }
  return readVitest(JSON.parse(readFileSync(report, 'utf8')), tree, status)
}

/** A file that cannot be read says nothing of the product; one whose hook fails does. */
const CANNOT_START =
  /Failed to load|Cannot find (module|package)|SyntaxError|Transform failed|No test suite/
/** Time-out messages of vitest: a busy machine may have been the cause, and no fault. */
const OUT_OF_TIME = /(Test|Hook) timed out in \d+ms/

export function readVitest(
  { testResults }: VitestReport,
  tree: string,
  status: number | null,
): Outcome {
  const pathOf = (name: string) => name.replace(`${tree}/`, '')
  const all = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((assertionResult) => assertionResult.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        catcher: { file: pathOf(name), test: fullName },
        isLate: failureMessages.some((message) => OUT_OF_TIME.test(message)),
      })),
  )
  const failed = all.filter(({ isLate }) => !isLate).map(({ catcher }) => catcher)
  if (failed.length) return { failed }
  const [late] = all
  if (late) return { problem: `le temps a manqué\u00a0: ${late.catcher.test}` }
  const broken = testResults.filter((file) => file.status === 'failed' && file.message)
  const hook = broken.find(
    ({ message }) => !CANNOT_START.test(message) && !OUT_OF_TIME.test(message),
  )
  if (hook) return { failed: [{ file: pathOf(hook.name), test: '(avant les tests)' }] }
  const [first] = broken
  if (first) return { problem: `${pathOf(first.name)}\u00a0: ${first.message.slice(0, 200)}` }
  return status === 0 ? { failed: [] } : { problem: `vitest a fini par ${status}` }
}

type Suite = {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string }[] }[]
}

export async function runJourneys(
  tree: string,
  specs: readonly string[],
  { title, isWhole = false, env }: { title?: string; isWhole?: boolean; env: NodeJS.ProcessEnv },
): Promise<Outcome> {
  const report = freshReport(tree)
  const data = `${tree}/.data/fautes`
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  const args = [
    ...['test', '-c', 'e2e', '--retries=0', '--reporter=json'],
    ...(isWhole ? [] : ['--max-failures=1']),
    ...specs.map((spec) => spec.replace(/^e2e\//, '')),
    ...(title ? ['-g', escapePattern(title)] : []),
  ]
  const { output } = await run(tree, ['playwright', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_DATA_DIR: data, E2E_PART: 'all' },
    timeout: JOURNEYS_MS,
  })
  rmSync(data, { recursive: true, force: true })
  if (!existsSync(report))
    return { problem: `playwright n’a rien rapporté\u00a0: ${output.slice(-300)}` }
  return readJourneys(JSON.parse(readFileSync(report, 'utf8')))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function readJourneys({
  suites,
  errors = [],
}: {
  suites: Suite[]
  errors?: { message?: string }[]
}): Outcome {
  const failed = suites.flatMap(listFailed)
  if (failed.length) return { failed }
  const [error] = errors
  return error ? { problem: (error.message ?? 'playwright').slice(0, 300) } : { failed: [] }
}

function listFailed({ suites = [], specs }: Suite): Catcher[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title }) => ({ file: `e2e/${file}`, test: title }))
  return [...own, ...suites.flatMap(listFailed)]
}

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Running the project's checks one after the other, and counting what the runners ran. */
export const root = fileURLToPath(new URL('../', import.meta.url))
const results = `${root}test-results`

type Totals = { passed: number; failed: number }
/** What could not run counts as one failure. */
export const NOTHING_RAN: Totals = { passed: 0, failed: 1 }

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

/** Vitest projects. @returns how many tests passed and failed */
export function runVitest(name: string, projects: string[], env = process.env): Totals {
  const file = freshFile(name)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  runStep(name, 'vitest', [...args, ...projects.map((project) => `--project=${project}`)], env)
  const report = read<{ numPassedTests: number; numTotalTests: number; success: boolean }>(file)
  if (!report) return NOTHING_RAN
  const pending = (report as { numPendingTests?: number }).numPendingTests ?? 0
  const failed = report.numTotalTests - report.numPassedTests - pending
  return { passed: report.numPassedTests, failed: failed || (report.success ? 0 : 1) }
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
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(file)
  if (!report) return NOTHING_RAN
  const { expected, unexpected, flaky } = report.stats
  if (flaky) say(`${flaky} parcours n’ont passé qu’au second essai.`)
  // One that could not even begin has a report too, of nothing.
  return { passed: expected + flaky, failed: unexpected || (isWhole ? 0 : 1) }
}

/** A run that tested nothing has failed. */
export function conclude(all: Totals[]): never {
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

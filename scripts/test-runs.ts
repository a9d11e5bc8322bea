import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { root, runStep, writeLine } from './steps.ts'
import {
  type Part,
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  toPart,
  type VitestReport,
  withoutReport,
} from './test-reports.ts'
import { formatTimes } from './time-table.ts'

/** Runs tests, reads their reports, prints the summary. */
const results = `${root}test-results`

/** Runs vitest projects. `isBeside`: output is buffered. */
export async function runVitest(
  name: string,
  projects: readonly string[],
  { env = process.env, isBeside = false } = {},
): Promise<Part> {
  const file = freshFile(name)
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.map((project) => `--project=${project}`)
  const step = await runStep(name, 'vitest', [...args, ...chosen], { env, isBeside })
  const report = readReport<VitestReport>(file)
  return report ? readVitest(step, report) : withoutReport(step)
}

/** Row types of hand-written SQL, by what API tests have just read (decision 169). */
export const checkRows = async (): Promise<Part> =>
  toPart(await runStep('Types des lignes de SQL', 'node', ['scripts/row-types.ts', 'tous']))

/** Announced names (decision 69). */
const JOURNEYS = {
  main: 'Parcours principaux dans le navigateur',
  all: 'Parcours dans le navigateur',
}

/**
 * Runs journeys in a real browser on the build.
 * @param part main ones, as in `npm test`, or all
 * @param database storage of the site; embedded by default
 */
export async function runJourneys(
  part: keyof typeof JOURNEYS,
  chromium: string,
  database?: string,
): Promise<Part> {
  const name = JOURNEYS[part]
  const file = freshFile(name)
  const env = {
    ...process.env,
    ...(database ? { DATABASE_URL: database } : {}),
    CHROMIUM_PATH: chromium,
    E2E_PART: part,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const step = await runStep(name, 'playwright', ['test', '-c', 'e2e'], { env })
  const report = readReport<PlaywrightReport>(file)
  return report ? readPlaywright(step, report) : withoutReport(step)
}

/** Reads what is sent to browsers for what those that we promise (`browserslist`) have not learnt. */
export async function readSent({ isBeside = false } = {}): Promise<Part> {
  const name = 'Navigateurs promis : scripts et styles'
  return toPart(await runStep(name, 'node', ['scripts/navigateurs/lint.ts'], { isBeside }))
}

export async function runBrowsers(chromium: string): Promise<Part> {
  const name = 'Navigateurs promis : pages et gestes'
  const env = { ...process.env, CHROMIUM_PATH: chromium }
  return toPart(await runStep(name, 'node', ['e2e/navigateurs/run.ts'], { env }))
}

/**
 * Final summary: durations, failures (each line marked, so that the end of the log suffices),
 * totals. A run without tests has failed.
 */
export function conclude(parts: readonly Part[]): never {
  writeLine('')
  for (const line of formatTimes(parts, process.uptime())) writeLine(line)
  for (const { name, message } of parts.flatMap(({ failures }) => failures)) {
    const lines = stripVTControlCharacters(message).split('\n')
    writeLine([`\n✗ ${name}`, ...lines.map((line) => `✗   ${line}`)].join('\n'))
  }
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  writeLine(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}

function freshFile(name: string): string {
  mkdirSync(results, { recursive: true })
  const file = `${results}/${name.toLowerCase().replace(/[^a-z]+/g, '-')}.json`
  rmSync(file, { force: true })
  return file
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

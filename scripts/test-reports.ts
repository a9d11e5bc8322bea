import { root, type Step } from './steps.ts'

/** A failed test, and its message. */
type Failure = { name: string; message: string }
/** A test file or a journey, and how long it took. */
export type Timed = { name: string; seconds: number }

/** A step of a run and the tests that it ran. */
export type Part = {
  name: string
  seconds: number
  passed: number
  failed: number
  failures: readonly Failure[]
  files: readonly Timed[]
  journeys: readonly Timed[]
  /** Tests that passed only when tried again. */
  secondTries: readonly string[]
}

const EMPTY = { passed: 0, failed: 0, failures: [], files: [], journeys: [], secondTries: [] }

/** A step without tests; one that failed counts as a failed test. */
export const toPart = ({ name, seconds, hasPassed }: Step): Part =>
  hasPassed
    ? { ...EMPTY, name, seconds }
    : { ...EMPTY, name, seconds, failed: 1, failures: [{ name, message: 'Voir plus haut.' }] }

/** A runner that left no report: it could not start, or was killed. */
export const withoutReport = ({ name, seconds }: Step): Part => ({
  ...toPart({ name, seconds, hasPassed: false }),
  failures: [{ name, message: 'Aucun rapport lisible n’a été laissé.' }],
})

/** The fields read of vitest's JSON report. */
export type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  numPendingTests?: number
  testResults: VitestFile[]
}

type VitestFile = {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
}

export function readVitest(step: Step, report: VitestReport): Part {
  const { numTotalTests, numPassedTests, numPendingTests = 0, testResults } = report
  const failed = numTotalTests - numPassedTests - numPendingTests
  return {
    ...EMPTY,
    name: step.name,
    seconds: step.seconds,
    passed: numPassedTests,
    failed: failed || (step.hasPassed ? 0 : 1),
    failures: testResults.flatMap(listFailures),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: name.replace(root, ''),
      seconds: (endTime - startTime) / 1000,
    })),
    secondTries: testResults.flatMap(listSecondTries),
  }
}

/** Vitest keeps the messages of the tries that failed. */
const listSecondTries = ({ name, assertionResults }: VitestFile): string[] =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName }) => `${name.replace(root, '')} > ${fullName}`)

function listFailures({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const path = name.replace(root, '')
  const failed = assertionResults.filter((result) => result.status === 'failed')
  // A file can fail without a test of it: it cannot be read, or a hook of it threw.
  if (failed.length === 0) return status === 'failed' ? [{ name: path, message }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${path} > ${fullName}`,
    message: failureMessages?.join('\n') ?? '',
  }))
}

/** The fields read of Playwright's JSON report. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  /** Errors of a worker or a server, outside of any journey. */
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
      results: { duration: number; errors: { message?: string }[] }[]
    }[]
  }[]
}

type Journey = Timed & { status: string; message: string }

export function readPlaywright(step: Step, report: PlaywrightReport): Part {
  const { expected, unexpected, flaky } = report.stats
  const journeys = report.suites.flatMap(listJourneys)
  return {
    ...EMPTY,
    name: step.name,
    seconds: step.seconds,
    passed: expected + flaky,
    // A run that could not even begin has a report too, without a journey.
    failed: unexpected || (step.hasPassed ? 0 : 1),
    failures: [
      ...journeys.filter(({ status }) => status === 'unexpected'),
      ...report.errors.map(({ message = '' }) => ({
        name: `${step.name}, entre deux`,
        message,
      })),
    ],
    journeys,
    secondTries: journeys.filter(({ status }) => status === 'flaky').map(({ name }) => name),
  }
}

function listJourneys({ suites = [], specs }: Suite): Journey[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${file} > ${title} (${projectName})`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      message: results
        .flatMap(({ errors }) => errors.map(({ message = '' }) => message))
        .join('\n'),
    })),
  )
  return [...own, ...suites.flatMap(listJourneys)]
}

import { root, type Step } from './steps.ts'

type Failure = { name: string; message: string }
export type Timed = { name: string; seconds: number }

export type Part = {
  name: string
  seconds: number
  passed: number
  failed: number
  failures: readonly Failure[]
  files: readonly Timed[]
  journeys: readonly Timed[]
  secondTries: readonly string[]
}

const EMPTY = { passed: 0, failed: 0, failures: [], files: [], journeys: [], secondTries: [] }

/** A failed step without tests counts as a failed test. */
export const toPart = ({ name, seconds, hasPassed, faults }: Step): Part =>
  hasPassed
    ? { ...EMPTY, name, seconds }
    : {
        ...EMPTY,
        name,
        seconds,
        failed: 1,
        failures: [{ name, message: faults || 'Voir plus haut.' }],
      }

/** The runner left no report: it could not start, or was killed. */
export const withoutReport = (step: Step): Part => ({
  ...toPart({ ...step, hasPassed: false }),
  failures: [
    { name: step.name, message: `Aucun rapport lisible n’a été laissé.\n${step.faults}`.trim() },
  ],
})

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

/** Vitest keeps the messages of failed attempts. */
const listSecondTries = ({ name, assertionResults }: VitestFile): string[] =>
  assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName }) => `${name.replace(root, '')} > ${fullName}`)

const MESSAGE_LINES = 12

/** Head of a test's message: its stack says no more. */
const excerpt = (message: string): string => message.split('\n').slice(0, MESSAGE_LINES).join('\n')

function listFailures({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const path = name.replace(root, '')
  const failed = assertionResults.filter((result) => result.status === 'failed')
  // A file can fail without a failed test: syntax error, or a hook that threw.
  if (failed.length === 0)
    return status === 'failed' ? [{ name: path, message: excerpt(message) }] : []
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${path} > ${fullName}`,
    message: excerpt(failureMessages?.join('\n') ?? ''),
  }))
}

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  /** Worker or server errors outside journeys. */
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
    // A run that could not begin also has a report, without journeys.
    failed: unexpected || (step.hasPassed ? 0 : 1),
    failures: [
      ...journeys.filter(({ status }) => status === 'unexpected'),
      ...report.errors.map(({ message = '' }) => ({
        name: `${step.name}, entre deux`,
        message: excerpt(message),
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
      message: excerpt(
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
      ),
    })),
  )
  return [...own, ...suites.flatMap(listJourneys)]
}

import { describe, expect, it } from 'vitest'
import { readFaults } from './steps.ts'
import {
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  toPart,
  type VitestReport,
} from './test-reports.ts'

const passed = { name: 'API', hasPassed: true, seconds: 2, faults: '' }
const failed = { ...passed, hasPassed: false, faults: '/home : 355 px' }

type VitestFile = VitestReport['testResults'][number]
const file = (vitestFile: Partial<VitestFile>): VitestFile => ({
  name: 'a.test.ts',
  status: 'passed',
  message: '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [],
  ...vitestFile,
})
const report = (vitestFile: Partial<VitestFile>): VitestReport => ({
  numTotalTests: 2,
  numPassedTests: 2,
  testResults: [file(vitestFile)],
})

describe('a report of vitest', () => {
  it('a file tells its seconds by the clock', () => {
    expect(readVitest(passed, report({})).files).toEqual([{ name: 'a.test.ts', seconds: 2.5 }])
  })

  it('a passed test with messages of failures is a second try', () => {
    const assertionResults = [
      { fullName: 'a race is saved', status: 'passed', failureMessages: ['too late'] },
      { fullName: 'a race is read', status: 'passed', failureMessages: [] },
    ]
    expect(readVitest(passed, report({ assertionResults })).secondTries).toEqual([
      'a.test.ts > a race is saved',
    ])
  })

  it('a file that cannot be read is a failure although none of its tests failed', () => {
    const part = readVitest(failed, report({ status: 'failed', message: 'no such module' }))
    expect(part.failed).toBe(1)
    expect(part.failures).toEqual([{ name: 'a.test.ts', message: 'no such module' }])
  })

  it('skipped tests count neither as passed nor as failed', () => {
    const part = readVitest(passed, { ...report({}), numTotalTests: 5, numPendingTests: 3 })
    expect(part).toMatchObject({ passed: 2, failed: 0 })
  })
})

const journeys = (playwrightReport: Partial<PlaywrightReport>): PlaywrightReport => ({
  stats: { expected: 1, unexpected: 0, flaky: 1 },
  errors: [],
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'club/badges.spec.ts',
              title: 'a badge is won',
              tests: [
                {
                  projectName: 'telephone',
                  status: 'flaky',
                  results: [
                    { duration: 4_000, errors: [{ message: 'not there' }] },
                    { duration: 1_500, errors: [] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  ...playwrightReport,
})

describe('a report of Playwright', () => {
  it('a journey of a nested suite that passed at its second try is named, with the time of both tries', () => {
    const part = readPlaywright(passed, journeys({}))
    const name = 'e2e/club/badges.spec.ts > a badge is won (telephone)'
    expect(part).toMatchObject({ passed: 2, failed: 0, secondTries: [name], failures: [] })
    expect(part.journeys).toMatchObject([{ name, seconds: 5.5 }])
  })

  it('an error between two journeys fails the run although every journey passed', () => {
    const part = readPlaywright(failed, journeys({ errors: [{ message: 'the worker has ended' }] }))
    expect(part.failed).toBe(1)
    expect(part.failures).toEqual([{ name: 'API, entre deux', message: 'the worker has ended' }])
  })
})

it('a step without tests that failed counts as one failed test', () => {
  expect(toPart(passed)).toMatchObject({ passed: 0, failed: 0 })
  expect(toPart(failed)).toMatchObject({ passed: 0, failed: 1 })
})

describe('the summary of a command that failed', () => {
  const filler = Array.from({ length: 30 }, (_, index) => `page ${index}`)

  it('its faults stand in the summary of the run, whatever came after them', () => {
    const faults = readFaults(
      ['✗ Trop large (1)', '\u001b[31m✗   /home\u001b[0m', ...filler].join('\n'),
    )
    expect(faults.split('\n').slice(0, 2)).toEqual(['Trop large (1)', '  /home'])
    expect(toPart({ ...failed, faults }).failures).toEqual([{ name: 'API', message: faults }])
  })

  it('a crash without marked faults says its last lines, and no more', () => {
    const lines = readFaults([...filler, 'Error: no such table', ''].join('\n')).split('\n')
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toBe('Error: no such table')
  })

  it('a thousand faults do not push the others out of the log', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `✗ fault ${index}`)
    expect(readFaults(many.join('\n')).split('\n')).toHaveLength(40)
  })
})

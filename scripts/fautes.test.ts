import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Fault, plant } from './fautes/fault.ts'
import { type Entry, standingOf } from './fautes/journal.ts'
import { AREAS } from './fautes/list.ts'
import { appsOf, pickStages, projectsOf } from './fautes/pick-tests.ts'
import { readVitest } from './fautes/run-tests.ts'
import { root } from './steps.ts'

const faults = Object.values(AREAS).flat()
const read = (file: string) => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : '')

describe('the list of faults', () => {
  it('names each fault once, in kebab case', () => {
    const ids = faults.map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('finds the text of each fault exactly once in its file, and changes it', () => {
    const isRotten = (fault: Fault) => {
      const text = read(fault.file)
      return [null, text].includes(plant(text, fault))
    }
    expect(faults.filter(isRotten).map(({ id }) => id)).toEqual([])
  })

  it('names only tests and journeys that exist', () => {
    const named = faults.flatMap(({ tests = [], journeys = [] }) => [
      ...tests,
      ...journeys.map((spec) => `e2e/${spec}.spec.ts`),
    ])
    expect(named.filter((path) => !existsSync(root + path))).toEqual([])
  })
})

const fault = (file: string, more: Partial<Fault> = {}): Fault => ({
  id: 'some-fault',
  file,
  find: 'a',
  replace: 'b',
  ...more,
})
const CLUB = 'apps/server/src/features/club'
const TRACKED = [
  `${CLUB}/badges/badges.test.ts`,
  `${CLUB}/badges/other.test.ts`,
  `${CLUB}/cartes/cartes.test.ts`,
  'apps/server/src/features/site/pages/pages.test.ts',
  'e2e/club/badges.spec.ts',
]
const filesOf = (...input: Parameters<typeof pickStages>) =>
  pickStages(...input).flatMap((stage) =>
    stage.kind === 'files' ? [[stage.name, ...stage.files]] : [[stage.name]],
  )

describe('the tests that are asked', () => {
  it('are those of the feature, then of the context, then the journeys, each once', () => {
    const stages = filesOf(
      fault(`${CLUB}/badges/badges.queries.ts`, { journeys: ['club/badges', 'club/gone'] }),
      TRACKED,
    )
    expect(stages).toEqual([
      ['voisins', `${CLUB}/badges/badges.test.ts`],
      ['dossier', `${CLUB}/badges/other.test.ts`],
      ['contexte', `${CLUB}/cartes/cartes.test.ts`],
      ['parcours'],
      ['tout'],
    ])
  })

  it('begin with the test that caught the fault the last time', () => {
    const last = { file: `${CLUB}/cartes/cartes.test.ts`, test: 'a card' }
    expect(filesOf(fault(`${CLUB}/badges/badges.queries.ts`), TRACKED, last)[0]).toEqual([
      'dernier',
      last.file,
    ])
  })

  it('pass over a last test that is gone', () => {
    const last = { file: `${CLUB}/gone.test.ts`, test: 'a card' }
    expect(filesOf(fault(`${CLUB}/badges/badges.queries.ts`), TRACKED, last)[0]?.[0]).toBe(
      'voisins',
    )
  })

  it('are found by what imports the file where that is not everything', () => {
    const names = filesOf(fault('packages/domain/src/shared/prix.ts'), TRACKED).map(
      ([name]) => name,
    )
    expect(names).toEqual(['liés', 'tout'])
  })

  it('belong to the projects of vitest by their paths', () => {
    expect(projectsOf([...TRACKED.slice(0, 2), 'apps/web/app/a.test.tsx'])).toEqual(['api', 'web'])
    expect(projectsOf(['packages/trace/src/a.test.ts'])).toEqual(['unit'])
  })

  it.each([
    ['apps/web/public/sw.js', ['web']],
    ['packages/db/src/migrations/0000_base.sql', ['server']],
    ['packages/domain/src/shared/prix.ts', ['server', 'web']],
  ])('need what changes with %s built again: %j', (file, apps) => {
    expect(appsOf(file)).toEqual(apps)
  })
})

describe('where a fault stands', () => {
  const by = { file: 'a.test.ts', test: 'says so' }
  const tried: Entry = { kind: 'essai', id: 'x', stage: 'voisins', seconds: 1, by }

  it('is caught by the test that failed, verified once that test has passed without the fault', () => {
    expect(standingOf([tried], 'x').caught).toMatchObject({ ...by, isVerified: false })
    const green: Entry = { kind: 'temoin', file: by.file, red: [] }
    expect(standingOf([tried, green], 'x').caught).toMatchObject({ ...by, isVerified: true })
  })

  it('is not caught by a test that fails without the fault, whose stage is to be tried again', () => {
    const red: Entry = { kind: 'temoin', file: by.file, red: [by.test] }
    const standing = standingOf([tried, red], 'x')
    expect(standing.caught).toBeNull()
    expect([...standing.tried]).toEqual([])
  })
})

describe('a report of vitest', () => {
  const file = (more: object) => ({
    name: '/tree/a.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [],
    ...more,
  })
  const report = (...testResults: ReturnType<typeof file>[]) => ({ numTotalTests: 1, testResults })

  it('names the assertion that failed', () => {
    const failed = file({ assertionResults: [{ fullName: 'says so', status: 'failed' }] })
    expect(readVitest(report(failed), '/tree', 1)).toEqual({
      failed: [{ file: 'a.test.ts', test: 'says so' }],
    })
  })

  it('counts no test that ran out of time, which a busy machine makes fail too', () => {
    const late = {
      fullName: 'waits',
      status: 'failed',
      failureMessages: ['Error: Test timed out in 30000ms.\nIf this is a long-running test'],
    }
    const wrong = { fullName: 'says so', status: 'failed', failureMessages: ['AssertionError'] }
    expect(readVitest(report(file({ assertionResults: [late] })), '/tree', 1)).toEqual({
      problem: 'le temps a manqué\u00a0: waits',
    })
    expect(readVitest(report(file({ assertionResults: [late, wrong] })), '/tree', 1)).toEqual({
      failed: [{ file: 'a.test.ts', test: 'says so' }],
    })
  })

  it('counts a hook that failed, and no file that cannot be read', () => {
    expect(readVitest(report(file({ message: 'Error: no row' })), '/tree', 1)).toHaveProperty(
      'failed',
    )
    expect(
      readVitest(report(file({ message: 'Error: Cannot find module x' })), '/tree', 1),
    ).toHaveProperty('problem')
  })
})

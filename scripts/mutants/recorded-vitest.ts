import * as vitest from 'vitest'

/** A test as it ran: what it calls, its cost in time of the processor, which changes it comes by, and how often it comes by any. */
export type Recorded = {
  name: string
  run: () => unknown
  ms: number
  hasPassed: boolean
  reached: Set<string>
  steps: number
}

export const recorded: Recorded[] = []
/** Reached while modules are read, so that no change of theirs is seen by a test that is asked alone. */
export const reachedAtImport = new Set<string>()

type Switch = { active: string; current: Recorded | null; steps: number; limit: number }
export const at: Switch = { active: '', current: null, steps: 0, limit: Number.POSITIVE_INFINITY }

export const isEndless = () => at.steps > at.limit

// The names that Stryker's instrumenter writes into the sources.
Object.assign(globalThis, {
  stryMutAct_9fa48(id: string): boolean {
    at.steps += 1
    if (isEndless()) throw new Error('Cette modification ne finit pas.')
    return id === at.active
  },
  stryCov_9fa48(...ids: string[]): void {
    if (at.active) return
    const reached = at.current?.reached ?? reachedAtImport
    for (const id of ids) reached.add(id)
  },
})

/** Steps a change may take in a millisecond of its budget: more is a loop. */
const STEPS_IN_MS = 5_000

type Call = (...args: never[]) => unknown

const recordTest =
  (call: Call) =>
  async (...args: never[]) => {
    const name = vitest.expect.getState().currentTestName ?? ''
    const run = () => call(...args)
    const test = { name, run, ms: 0, hasPassed: false, reached: new Set<string>(), steps: 0 }
    recorded.push(test)
    const start = process.cpuUsage()
    Object.assign(at, {
      current: test,
      steps: 0,
      limit: vitest.inject('request').budget * STEPS_IN_MS,
    })
    try {
      await run()
      test.hasPassed = true
    } finally {
      test.ms = process.cpuUsage(start).user / 1000
      test.steps = at.steps
      Object.assign(at, { current: null, steps: 0, limit: Number.POSITIVE_INFINITY })
    }
  }

/** `it` with all that hangs on it (`it.each(table)(name, test)`): the last argument is the test. */
const record = <Api extends object>(api: Api): Api =>
  new Proxy(api, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? record(value) : value
    },
    apply: (target, self, args: unknown[]) => {
      const wrapped = args.map((arg) => (typeof arg === 'function' ? recordTest(arg as Call) : arg))
      const value: unknown = Reflect.apply(target as unknown as Call, self, wrapped as never[])
      return typeof value === 'function' ? record(value) : value
    },
  })

export const { describe, expect } = vitest
export const it = record(vitest.it)
export const test = it

import { appendFileSync, writeFileSync } from 'node:fs'
import { describe, inject, it } from 'vitest'
import type { MutantRequest, Outcome } from './outcome.ts'
import { at, isEndless, type Recorded, reachedAtImport, recorded } from './recorded-vitest.ts'

declare module 'vitest' {
  interface ProvidedContext {
    request: MutantRequest
  }
}

const { tests, pending, budget, journal, present } = inject('request')
const WAIT_MS = 10_000

async function hasPassed(test: Recorded, active: string): Promise<boolean> {
  Object.assign(at, { active, steps: 0, limit: test.steps * 10 + 100_000 })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), WAIT_MS)
  })
  try {
    const answer = test.run()
    if (answer instanceof Promise) await Promise.race([answer, late])
    return !isEndless()
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    late.catch(() => undefined)
    Object.assign(at, { active: '', steps: 0, limit: Number.POSITIVE_INFINITY })
  }
}

const record = (key: string, outcome: Outcome, by = '') =>
  appendFileSync(journal, `${JSON.stringify({ key, outcome, by })}\n`)

async function timeTest(test: Recorded): Promise<boolean> {
  const start = process.cpuUsage()
  const isSound = await hasPassed(test, '')
  test.ms = process.cpuUsage(start).user / 1000
  return isSound
}

/** Tests, sorted by their cost, that may be asked within the budget. */
function choose(tests: readonly Recorded[]): readonly Recorded[] {
  let spent = 0
  return tests.filter((test) => {
    spent += test.ms
    return spent <= budget
  })
}

async function findCatcher(id: string, tests: readonly Recorded[]): Promise<Recorded | null> {
  for (const test of tests) if (!(await hasPassed(test, id))) return test
  return null
}

/** A test that a change has left in ruins is asked no more: what needs it is left to a process that starts anew. */
async function runAll(sound: readonly Recorded[]): Promise<void> {
  const reaching = Map.groupBy(
    sound.flatMap((test) => [...test.reached].map((id) => ({ id, test }))),
    ({ id }) => id,
  )
  const spoilt = new Set<Recorded>()
  for (const { id, key } of pending) {
    const found = (reaching.get(id) ?? []).map(({ test }) => test)
    const chosen = choose(found)
    writeFileSync(present, `${process.pid} ${key}`)
    const catcher = await findCatcher(
      id,
      chosen.filter((test) => !spoilt.has(test)),
    )
    if (catcher && !(await hasPassed(catcher, ''))) spoilt.add(catcher)
    if (catcher) record(key, 'seen', catcher.name)
    else if (chosen.some((test) => spoilt.has(test))) continue
    else if (recorded.some(({ reached }) => reached.has(id))) record(key, 'survived')
    else record(key, reachedAtImport.has(id) ? 'ignored' : 'unreached')
  }
}

for (const path of tests) describe(path, () => import(/* @vite-ignore */ path))

it('asks one change after the other', { timeout: 0 }, async () => {
  const sound: Recorded[] = []
  for (const test of recorded) {
    if (!test.hasPassed) continue
    // Once more, without what was read or compiled at first: whoever is far beyond the budget is not asked anyway.
    if (test.ms < budget * 4 && !(await timeTest(test))) {
      process.stdout.write(`N’est pas demandé, car il ne passe qu’une fois\u00a0: ${test.name}\n`)
    } else sound.push(test)
  }
  await runAll(sound.toSorted((a, b) => a.ms - b.ms))
})

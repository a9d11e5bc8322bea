import { nextNumber } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { enqueue } from './enqueue.ts'
import { HopelessError, type Job, type JobContext, work } from './job.ts'
import { createQueues, onceThere, startJobs, workOff } from './run.ts'

type Piece = { n: number }
let t: TestApp
let done: number[]
let failWith: Error | null
const newJob = (more: Partial<Job<Piece>> = {}): Job<Piece> => ({
  name: `essai-${nextNumber()}`,
  every: 1,
  options: { retryLimit: 2, retryDelay: 3600 },
  ...more,
})
const byHand = (job: Job<Piece>) =>
  work(job, async (_, { n }) => {
    if (failWith) throw failWith
    done.push(n)
  })
const context = () => ({ ...t, clock: () => t.clock.now, log: t.app.log }) as unknown as JobContext

const statesOf = async ({ name }: Job<Piece>) => {
  const text = 'select state, data from pgboss.job where name = $1 order by created_on'
  return (await t.db.$client.query(text, [name])).rows.map(({ state }) => state)
}

beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function prepare(more: Partial<Job<Piece>> = {}) {
  done = []
  failWith = null
  const job = newJob(more)
  const works = [byHand(job)]
  await createQueues(t.db, works)
  return { job, works }
}

describe('a job', () => {
  it('runs once after queueing', async () => {
    const { job, works } = await prepare()
    await enqueue(t.db, job, { n: 1 })
    expect(await workOff(context(), works)).toBe(0)
    await workOff(context(), works)
    expect(done).toEqual([1])
    expect(await statesOf(job)).toEqual(['completed'])
  })

  it('is absent after a rollback of its transaction', async () => {
    const { job, works } = await prepare()
    const undone = t.db.transaction(async (tx) => {
      await enqueue(tx, job, { n: 1 })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await workOff(context(), works)
    expect(done).toEqual([])
  })

  it('is retried after a failure, and kept after its final one', async () => {
    const { job, works } = await prepare()
    failWith = new Error('away')
    await enqueue(t.db, job, { n: 1 })
    expect(await workOff(context(), works)).toBe(1)
    expect(await workOff(context(), works), 'waits for its next try').toBe(0)
    expect(await statesOf(job)).toEqual(['retry'])
    for (const _ of [2, 3]) await workOff(context(), works, { isLate: true })
    expect(await statesOf(job)).toEqual(['failed'])
  })

  it('succeeds at a later attempt', async () => {
    const { job, works } = await prepare()
    failWith = new Error('away')
    await enqueue(t.db, job, { n: 7 })
    await workOff(context(), works)
    failWith = null
    await workOff(context(), works, { isLate: true })
    expect(done).toEqual([7])
  })

  it('runs by hand in queueing order', async () => {
    const { job, works } = await prepare()
    for (const n of [1, 2, 3]) await enqueue(t.db, job, { n })
    // The oldest is the last row in table order.
    const age = sql`created_on - (data->>'n')::int * interval '1 hour'`
    await t.db.execute(sql`update pgboss.job set created_on = ${age} where name = ${job.name}`)
    await workOff(context(), works)
    expect(done).toEqual([3, 2, 1])
  })

  it('with a HopelessError is not retried', async () => {
    const { job, works } = await prepare()
    failWith = new HopelessError('never')
    await enqueue(t.db, job, { n: 1 })
    await workOff(context(), works)
    expect(await statesOf(job)).toEqual(['failed'])
  })

  it('leaves nothing behind when its payload is private', async () => {
    const { job, works } = await prepare({ isPrivate: true })
    await enqueue(t.db, job, { n: 1 })
    await workOff(context(), works)
    expect(await statesOf(job)).toEqual([])
  })

  it('is not lost for a missing queue', async () => {
    await expect(enqueue(t.db, newJob(), { n: 1 })).rejects.toThrow('does not exist')
  })
})

describe('the running queue', () => {
  it('runs queued jobs, and stops', async () => {
    const job = newJob({ every: 0.5, isPrivate: true, cron: '17 3 * * *' })
    const { promise, resolve } = Promise.withResolvers<number>()
    const works = [work(job, async (_, { n }) => resolve(n))]
    await createQueues(t.db, works)
    const stop = await startJobs(context(), works)
    await enqueue(t.db, job, { n: 5 })
    expect(await promise).toBe(5)
    await stop()
    expect(await statesOf(job)).toEqual([])
    await t.db.execute(sql`delete from pgboss.schedule where name = ${job.name}`)
  })
})

const away = Object.assign(new Error('terminating connection'), { code: '57P01' })

/** A database that loses its connection on the first deletes of completed jobs. */
function withLostDeletes(nb: number): JobContext {
  let left = nb
  const query = (text: string, values?: unknown[]) =>
    text.includes('DELETE') && left-- > 0
      ? Promise.reject(away)
      : t.db.$client.query(text, values as unknown[])
  const db = Object.create(t.db, { $client: { value: { query } } })
  return { ...context(), db } as JobContext
}

describe('a private job that completes while the database goes away', () => {
  it('does not run again once the database is back', async () => {
    const job = newJob({ every: 0.5, isPrivate: true, options: { retryLimit: 2, retryDelay: 0 } })
    const seen: number[] = []
    const works = [work(job, async (_, { n }) => void seen.push(n))]
    await createQueues(t.db, works)
    const stop = await startJobs(withLostDeletes(2), works)
    await enqueue(t.db, job, { n: 5 })
    await expect.poll(() => statesOf(job), { timeout: 10_000 }).toEqual([])
    await stop()
    expect(seen).toEqual([5])
  })
})

describe('a database operation that must succeed', () => {
  const open = new AbortController().signal

  it('is retried while the database is away', async () => {
    const answers = [Promise.reject(away), Promise.reject(away), Promise.resolve('done')]
    const act = () => answers.shift() ?? Promise.reject(new Error('asked once too often'))
    for (const answer of answers) answer.catch(() => {})
    expect(await onceThere(t.app.log, open, act, 1)).toBe('done')
    expect(answers).toEqual([])
  })

  it('fails on any other error', async () => {
    const act = () => Promise.reject(new Error('no such table'))
    await expect(onceThere(t.app.log, open, act, 1)).rejects.toThrow('no such table')
  })

  it('is given up when the server closes', async () => {
    const closing = new AbortController()
    const act = () => {
      closing.abort()
      return Promise.reject(away)
    }
    expect(await onceThere(t.app.log, closing.signal, act)).toBe(null)
  })
})

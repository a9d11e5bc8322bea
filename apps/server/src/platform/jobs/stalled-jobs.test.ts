import type { Db } from '@foulee/db/connect'
import { nextNumber } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { enqueue } from './enqueue.ts'
import { type Job, work } from './job.ts'
import { createQueues } from './run.ts'
import { createStalledJobsCheck, drawForward } from './stalled-jobs.ts'

let t: TestApp
let queueName: string
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

beforeEach(async () => {
  const job: Job<object> = {
    name: `essai-perdu-${nextNumber()}`,
    every: 1,
    options: { retryLimit: 2, retryDelay: 3600 },
  }
  queueName = job.name
  await createQueues(t.db, [work(job, async () => {})])
  await enqueue(t.db, job, {})
  // As the queue does when a process takes a job.
  await t.db.execute(sql`update pgboss.job set state = 'active', started_on = now(),
    heartbeat_on = now() - interval '1 hour' where name = ${queueName}`)
})

const beat = () =>
  t.db.execute(
    sql`update pgboss.job set heartbeat_on = clock_timestamp() where name = ${queueName}`,
  )

const stateNow = async () => {
  const { rows } = await t.db.execute<{ state: string; is_due: boolean }>(
    sql`select state, start_after <= now() as is_due from pgboss.job where name = ${queueName}`,
  )
  return rows[0]
}

async function repeat(times: number, look: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n++) await look()
}

describe('an active job', () => {
  it('is requeued at once when its heartbeat stops', async () => {
    const look = createStalledJobsCheck({ ...t, log: t.app.log })
    await repeat(4, look)
    expect(await stateNow()).toMatchObject({ state: 'active' })
    await look()
    expect(await stateNow()).toEqual({ state: 'retry', is_due: true })
  })

  it('is left alone while its heartbeat advances, however old', async () => {
    const look = createStalledJobsCheck({ ...t, log: t.app.log })
    for (let n = 0; n < 4; n++) {
      await repeat(4, look)
      await beat()
    }
    expect(await stateNow()).toMatchObject({ state: 'active' })
  })

  it('is not judged by checks between which the database was away', async () => {
    let isAway = false
    const execute: Db['execute'] = (query) => {
      if (isAway) throw new Error('away')
      return t.db.execute(query)
    }
    const db = { execute } as Db
    const look = createStalledJobsCheck({ ...t, db, log: t.app.log })
    await repeat(4, look)
    isAway = true
    await expect(look()).rejects.toThrow('away')
    isAway = false
    await repeat(4, look)
    expect(await stateNow()).toMatchObject({ state: 'active' })
  })

  it('without attempts left is left to the queue', async () => {
    await t.db.execute(sql`update pgboss.job set retry_count = 2 where name = ${queueName}`)
    await repeat(6, createStalledJobsCheck({ ...t, log: t.app.log }))
    expect(await stateNow()).toMatchObject({ state: 'active' })
  })
})

describe('a job queued while the database’s clock was an hour ahead', () => {
  const queue = (waitS: number) =>
    t.db.execute(sql`update pgboss.job set state = 'created', started_on = null, heartbeat_on = null,
      created_on = now() + interval '1 hour',
      start_after = now() + interval '1 hour' + make_interval(secs => ${waitS}) where name = ${queueName}`)

  it('is due at once when the clock is set back', async () => {
    await queue(0)
    await drawForward({ db: t.db, log: t.app.log })
    expect(await stateNow()).toEqual({ state: 'created', is_due: true })
  })

  it('waits as long as it should, and no longer', async () => {
    await queue(600)
    await drawForward({ db: t.db, log: t.app.log })
    const { rows } = await t.db.execute(
      sql`select round(extract(epoch from start_after - now()) / 60)::int as minutes
        from pgboss.job where name = ${queueName}`,
    )
    expect(rows).toEqual([{ minutes: 10 }])
  })

  it('is left alone when its delay is intended', async () => {
    await t.db.execute(sql`update pgboss.job set state = 'created',
      start_after = now() + interval '1 hour' where name = ${queueName}`)
    await drawForward({ db: t.db, log: t.app.log })
    expect(await stateNow()).toEqual({ state: 'created', is_due: false })
  })
})

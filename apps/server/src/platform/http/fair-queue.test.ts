import { describe, expect, it } from 'vitest'
import { asCaller, createConcurrencySlots, createFairQueue } from './fair-queue.ts'

function createTasks(run: ReturnType<typeof createFairQueue>, most = 10) {
  const log: string[] = []
  const ends: (() => void)[] = []
  const ask = (key: string, name: string) =>
    asCaller({ key, most }, () =>
      run(async () => {
        log.push(name)
        await new Promise<void>((end) => ends.push(end))
        return name
      }),
    )
  const endAll = async () => {
    while (ends.length) {
      ends.shift()?.()
      await new Promise((done) => setImmediate(done))
    }
  }
  return { log, ask, endAll }
}

describe('a fair queue', () => {
  it('alternates between callers, however many tasks each has', async () => {
    const { log, ask, endAll } = createTasks(createFairQueue({ running: 1, waiting: 20 }))
    const asked = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
      ...['b1', 'b2'].map((name) => ask('b', name)),
      ask('c', 'c1'),
    ]
    await endAll()
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(asked)).toHaveLength(7)
  })

  it('refuses a caller with too many tasks, and nobody else', async () => {
    const { ask, endAll } = createTasks(createFairQueue({ running: 1, waiting: 20 }), 2)
    const asked = [ask('a', 'a1'), ask('a', 'a2')]
    await expect(ask('a', 'a3')).rejects.toMatchObject({ status: 429, retryAfter: 5 })
    asked.push(ask('b', 'b1'))
    await endAll()
    await Promise.all(asked)
    const again = ask('a', 'a4')
    await endAll()
    expect(await again).toBe('a4')
  })

  it('is full for everybody beyond its limit', async () => {
    const { ask, endAll } = createTasks(createFairQueue({ running: 1, waiting: 1 }))
    const asked = [ask('a', 'a1'), ask('b', 'b1')]
    await expect(ask('c', 'c1')).rejects.toMatchObject({ status: 503, retryAfter: 10 })
    await endAll()
    await Promise.all(asked)
  })

  it('goes on after a failure', async () => {
    const run = createFairQueue({ running: 1, waiting: 5 })
    const failed = run(async () => Promise.reject(new Error('broken')))
    const next = run(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })

  it('refuses no job because of another', async () => {
    const run = createFairQueue({ running: 1, waiting: 50 })
    const done = await Promise.all(Array.from({ length: 40 }, (_, n) => run(async () => n)))
    expect(done).toHaveLength(40)
  })
})

it('a slot is released once', () => {
  const take = createConcurrencySlots()
  const caller = { key: 'a', most: 1 }
  const leave = take(caller)
  expect(() => take(caller)).toThrow(expect.objectContaining({ code: 'trop_de_demandes' }))
  take({ key: 'b', most: 1 })
  leave()
  take(caller)
})

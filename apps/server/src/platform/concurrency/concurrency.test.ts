import { describe, expect, it, vi } from 'vitest'
import {
  asCaller,
  createConcurrencySlots,
  createFairQueue,
  createFlights,
  createLimiter,
  memoizeSuccess,
  singleFlight,
} from './concurrency.ts'

function createTasks(run: ReturnType<typeof createFairQueue>, most = 10) {
  const log: string[] = []
  const ends: (() => void)[] = []
  const enqueue = (key: string, name: string) =>
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
  return { log, ask: enqueue, endAll }
}

describe('a fair queue', () => {
  it('alternates between callers, however many tasks each has', async () => {
    const { log, ask, endAll } = createTasks(createFairQueue({ running: 1, waiting: 20 }))
    const tasks = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
      ...['b1', 'b2'].map((name) => ask('b', name)),
      ask('c', 'c1'),
    ]
    await endAll()
    expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
    expect(await Promise.all(tasks)).toHaveLength(7)
  })

  it('refuses a caller with too many tasks, and nobody else', async () => {
    const { ask, endAll } = createTasks(createFairQueue({ running: 1, waiting: 20 }), 2)
    const tasks = [ask('a', 'a1'), ask('a', 'a2')]
    await expect(ask('a', 'a3')).rejects.toMatchObject({ status: 429, retryAfter: 5 })
    tasks.push(ask('b', 'b1'))
    await endAll()
    await Promise.all(tasks)
    const again = ask('a', 'a4')
    await endAll()
    expect(await again).toBe('a4')
  })

  it('is full for everybody beyond its limit', async () => {
    const { ask, endAll } = createTasks(createFairQueue({ running: 1, waiting: 1 }))
    const tasks = [ask('a', 'a1'), ask('b', 'b1')]
    await expect(ask('c', 'c1')).rejects.toMatchObject({ status: 503, retryAfter: 10 })
    await endAll()
    await Promise.all(tasks)
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

const createSmall = () => createLimiter(2, 1, () => new Error('full'))

function holdTask(name: string, log: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(name)
    await promise
    return name
  }
  return { run, end: resolve }
}

describe('a limiter', () => {
  it('runs two at a time, lets one wait and refuses the next', async () => {
    const [limit, log] = [createSmall(), [] as string[]]
    const [a, b, c] = [holdTask('a', log), holdTask('b', log), holdTask('c', log)]
    const results = [limit(a.run), limit(b.run), limit(c.run)]
    await expect(limit(async () => 'd')).rejects.toThrow('full')
    expect(log).toEqual(['a', 'b'])
    expect([limit.running, limit.waiting, limit.begun]).toEqual([2, 1, 2])
    a.end()
    await results[0]
    expect(log).toEqual(['a', 'b', 'c'])
    b.end()
    c.end()
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
    expect([limit.running, limit.waiting, limit.begun]).toEqual([0, 0, 3])
  })

  it('passes the turn on after a failure', async () => {
    const limit = createLimiter(1, 5, () => new Error('full'))
    const failed = limit(async () => Promise.reject(new Error('broken')))
    const next = limit(async () => 'done')
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe('done')
    expect(await limit(async () => 'again')).toBe('again')
  })
})

it('concurrent callers share one question, later ones start another', async () => {
  const enqueue = vi.fn(async () => 'là')
  const read = singleFlight(enqueue, 'absent')
  expect(await Promise.all([read(), read(), read()])).toEqual(['là', 'là', 'là'])
  expect(enqueue).toHaveBeenCalledTimes(1)
  await read()
  expect(enqueue).toHaveBeenCalledTimes(2)
})

it('a question that fails or takes too long gets the fallback', async () => {
  const failing = singleFlight(() => Promise.reject(new Error('away')), 'absent')
  const hanging = singleFlight(() => new Promise<string>(() => {}), 'absent')
  expect(await Promise.all([failing(), hanging()])).toEqual(['absent', 'absent'])
})

it('callers who ask for the same share it, with its failure; later ones start another', async () => {
  const enqueue = vi.fn(async (key: string) => {
    if (key === 'faux') throw new Error('broken')
    return key
  })
  const share = createFlights<string>()
  const read = (key: string) => share(key, () => enqueue(key))
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['a', 'a', 'b'])
  expect(enqueue).toHaveBeenCalledTimes(2)
  const failures = await Promise.allSettled([read('faux'), read('faux')])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(enqueue).toHaveBeenCalledTimes(3)
  await read('a')
  expect(enqueue).toHaveBeenCalledTimes(4)
})

it('a success is kept, a failure tried again', async () => {
  const open = vi.fn(async () => 'là').mockRejectedValueOnce(new Error('away'))
  const read = memoizeSuccess(open)
  await expect(read()).rejects.toThrow('away')
  expect([await read(), await read()]).toEqual(['là', 'là'])
  expect(open).toHaveBeenCalledTimes(2)
})

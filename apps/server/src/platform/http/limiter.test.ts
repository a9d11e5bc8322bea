import { describe, expect, it } from 'vitest'
import { createLimiter } from './limiter.ts'

const create = () => createLimiter(2, 1, () => new Error('full'))

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
    const [limit, log] = [create(), [] as string[]]
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

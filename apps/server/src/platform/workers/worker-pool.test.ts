import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { TestTask } from './test-thread.ts'
import { createWorkerPool } from './worker-pool.ts'

const TEST_THREAD = new URL('./test-thread.ts', import.meta.url)
type PoolOptions = { file?: URL; running?: number; timeLimit?: number }
const opened: { close: () => Promise<void> }[] = []
const open = ({ running = 1, ...values }: PoolOptions = {}) => {
  const threads = createWorkerPool<TestTask, string>({
    file: TEST_THREAD,
    line: { running, waiting: 5 },
    timeLimit: 20_000,
    memory: { maxOldGenerationSizeMb: 32 },
    createRefusal: () => new RangeError('Too much.'),
    ...values,
  })
  opened.push(threads)
  return threads
}
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())))

describe('worker threads', { timeout: 60_000 }, () => {
  it('answer, and go on after a task that throws', async () => {
    const { run } = open()
    await expect(run({ act: 'throw' })).rejects.toThrow('Not this one.')
    expect(await run({ act: 'answer' })).toBe('done')
  })

  it.each<[string, TestTask['act'], RegExp]>([
    ['ends', 'end', /exited with code: 3/],
    ['fills its memory', 'fill', /Too much/],
  ])('lose a thread that %s, and only its own task', async (_, act, words) => {
    const { run } = open({ running: 2 })
    const other = run({ act: 'answer', after: 1500 })
    await expect(run({ act })).rejects.toThrow(words)
    expect(await other).toBe('done')
    expect(await run({ act: 'answer' })).toBe('done')
  })

  it('stop a task past its time limit, and another thread takes the waiting ones', async () => {
    const { run } = open({ timeLimit: 3000 })
    const slow = run({ act: 'spin' })
    const refused = expect(slow).rejects.toThrow('Too much.')
    await wait(1500)
    const next = run({ act: 'answer' })
    await refused
    expect(await next).toBe('done')
  })

  it('refuse at once the tasks of a file that cannot be loaded', async () => {
    const { run } = open({ file: new URL('./nowhere.ts', import.meta.url) })
    await expect(run({ act: 'answer' })).rejects.toThrow(/nowhere/)
  })

  it('refuse running and later tasks once closed', async () => {
    const threads = open()
    const busy = threads.run({ act: 'spin' })
    const refused = expect(busy).rejects.toMatchObject({ code: 'service_indisponible' })
    await wait(500)
    await threads.close()
    await refused
    await expect(threads.run({ act: 'answer' })).rejects.toMatchObject({
      code: 'service_indisponible',
    })
  })
})

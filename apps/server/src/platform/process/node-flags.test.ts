import { describe, expect, it } from 'vitest'
import { readMachine, resolveNodeFlags } from './node-flags.ts'

const MEBI = 2 ** 20
const settle = (cores: number, memory: number | null, env: NodeJS.ProcessEnv = {}) =>
  resolveNodeFlags({ cores, memoryLimit: memory && memory * MEBI }, env)

describe('the environment of a server process', () => {
  it.each([
    [1, '4'],
    [2, '4'],
    [3, '5'],
    [16, '18'],
  ])('has threads for %i cores: %s', (cores, threads) => {
    expect(settle(cores, null).env).toEqual({ MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: threads })
  })

  it.each([
    ['the whole machine', null, []],
    ['a limit of which Node takes half by itself', 512, []],
    ['much', 4096, []],
    ['less than Node reckons with', 511, ['--max-old-space-size=255']],
    ['very little', 384, ['--max-old-space-size=192']],
  ])('leaves half of the memory outside V8, with %s', (_, memory, flags) => {
    expect(settle(2, memory).flags).toEqual(flags)
  })

  it('keeps the operator’s settings', () => {
    const input = {
      MALLOC_ARENA_MAX: '1',
      UV_THREADPOOL_SIZE: '9',
      NODE_OPTIONS: '--trace-gc --max-old-space-size-percentage=60',
    }
    expect(settle(2, 384, input)).toEqual({
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '9' },
      flags: [],
    })
  })

  it('is read from the machine', () => {
    const { cores, memoryLimit } = readMachine()
    expect(cores).toBeGreaterThan(0)
    expect(memoryLimit ?? MEBI).toBeGreaterThan(0)
  })
})

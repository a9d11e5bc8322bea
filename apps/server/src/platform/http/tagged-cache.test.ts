import { ALL_CHANGED, type Invalidation } from '@foulee/db/invalidation'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTaggedCache, type Made, type TaggedCache } from './tagged-cache.ts'

const byLength = (max: number) => createTaggedCache<string>(max, ({ length }) => length)
const store = (cache: TaggedCache<string>, key: string, value: string, ...tags: string[]) =>
  cache.set(key, value, tags, cache.moment)
const gone = (...tags: string[]): Invalidation => ({ gone: tags, edited: [] })
const edited = (...tags: string[]): Invalidation => ({ gone: [], edited: tags })

function createMaker(...tags: string[]) {
  const pending: { end: (value: string) => void; fail: (cause: Error) => void }[] = []
  const make = () =>
    new Promise<Made<string>>((resolve, reject) => {
      pending.push({ end: (value) => resolve({ value, tags }), fail: reject })
    })
  return { make, pending }
}

describe('a tagged cache', () => {
  it('returns a stored value until one of its tags is dropped', () => {
    const cache = byLength(100)
    store(cache, 'a', 'une', 'courses', 'course:1')
    store(cache, 'b', 'deux', 'course:2')
    cache.drop(gone('course:1'))
    expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([undefined, 'deux', 1])
    cache.drop(ALL_CHANGED)
    expect([cache.get('b'), cache.size]).toEqual([undefined, 0])
  })

  it('accepts a key again after a drop, with its new tags only', () => {
    const cache = byLength(100)
    store(cache, 'a', 'une', 'x')
    store(cache, 'a', 'deux', 'y')
    cache.drop(gone('x'))
    expect(cache.get('a')).toBe('deux')
  })

  it.each([
    ['one of its own tags', gone('course:1'), undefined],
    ['an edit of one', edited('course:1'), undefined],
    ['everything', ALL_CHANGED, undefined],
    ['something else', gone('course:2'), 'une'],
  ])('checks a value read before a drop of %s by its own tags', (_, changes, kept) => {
    const cache = byLength(100)
    const { moment } = cache
    cache.drop(changes)
    cache.set('a', 'une', ['course:1'], moment)
    expect(cache.get('a')).toBe(kept)
  })

  it('rejects a value read before more drops than the log holds', () => {
    const cache = byLength(100)
    const { moment } = cache
    for (let n = 0; n < 6_000; n++) cache.drop(gone(`course:${n}`))
    cache.set('a', 'une', ['parcours:1'], moment)
    expect(cache.get('a')).toBeUndefined()
  })

  it('evicts the least recently used value beyond its weight', () => {
    const cache = byLength(10)
    store(cache, 'a', 'aaaa')
    store(cache, 'b', 'bbbb')
    cache.get('a')
    store(cache, 'c', 'cccc')
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aaaa', undefined, 'cccc'])
    store(cache, 'a', 'aa')
    store(cache, 'd', 'dddd')
    expect(cache.size).toBe(3)
  })

  it('never stores a value that exceeds the weight alone', () => {
    const cache = byLength(3)
    store(cache, 'a', 'aaaa')
    expect(cache.size).toBe(0)
  })

  it('lets no shape evict the others', async () => {
    const cache = byLength(10)
    const put = (key: string, shape: string) =>
      cache.obtain(key, async () => ({ value: 'xx', tags: [] }), { shape })
    await put('accueil', 'accueil')
    for (let n = 0; n < 100; n++) await put(`robot-${n}`, 'liste')
    expect([cache.get('accueil'), cache.get('robot-98'), cache.get('robot-99')]).toEqual([
      'xx',
      'xx',
      'xx',
    ])
    expect(cache.size).toBe(3)
  })
})

describe('a value with concurrent requests', () => {
  it('is computed once, then cached', async () => {
    const cache = byLength(100)
    const { make, pending } = createMaker('x')
    const all = Promise.all(Array.from({ length: 32 }, () => cache.obtain('a', make)))
    pending[0]?.end('une')
    expect(new Set(await all)).toEqual(new Set(['une']))
    expect([pending.length, cache.get('a')]).toEqual([1, 'une'])
  })

  it('that fails does so for each of them, once, and is computed again for the next', async () => {
    const cache = byLength(100)
    const { make, pending } = createMaker('x')
    const all = Promise.allSettled([cache.obtain('a', make), cache.obtain('a', make)])
    pending[0]?.fail(new Error('panne'))
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const next = cache.obtain('a', make)
    pending[1]?.end('une')
    expect([await next, pending.length]).toEqual(['une', 2])
  })

  it('that is private is computed by each', async () => {
    const cache = byLength(100)
    let made = 0
    const make = async () => ({ value: `${++made}`, tags: null, isOwn: true })
    const all = await Promise.all(Array.from({ length: 3 }, () => cache.obtain('a', make)))
    expect([all.toSorted(), cache.size]).toEqual([['1', '2', '3'], 0])
  })

  it('is computed anew for a request after a change that it may have missed', async () => {
    const cache = byLength(100)
    const { make, pending } = createMaker('x')
    const before = cache.obtain('a', make)
    cache.drop(gone('x'))
    const after = cache.obtain('a', make)
    pending[0]?.end('avant')
    expect(await before).toBe('avant')
    await vi.waitUntil(() => pending.length === 2)
    // A computation begun after a request is right for it, whatever changes later.
    cache.drop(gone('x'))
    pending[1]?.end('apres')
    expect([await after, cache.get('a')]).toEqual(['apres', undefined])
  })

  it('is not computed anew after an unrelated change', async () => {
    const cache = byLength(100)
    const { make, pending } = createMaker('x')
    const before = cache.obtain('a', make)
    cache.drop(gone('y'))
    const after = cache.obtain('a', make)
    pending[0]?.end('une')
    expect([await before, await after, cache.get('a'), pending.length]).toEqual([
      'une',
      'une',
      'une',
      1,
    ])
  })

  it('that failed before a change does not fail a request after it', async () => {
    const cache = byLength(100)
    const { make, pending } = createMaker('x')
    const before = cache.obtain('a', make).catch(() => 'panne')
    cache.drop(gone('x'))
    const after = cache.obtain('a', make)
    pending[0]?.fail(new Error('introuvable'))
    expect(await before).toBe('panne')
    await vi.waitUntil(() => pending.length === 2)
    pending[1]?.end('une')
    expect(await after).toBe('une')
  })
})

describe('a value that was just edited', () => {
  const PATIENCE_MS = 50
  let cache: TaggedCache<string>
  let maker: ReturnType<typeof createMaker>
  const failures: unknown[] = []
  const obtainValue = (mayLag = true) => cache.obtain('a', maker.make, { mayLag })
  beforeEach(() => {
    vi.useFakeTimers()
    failures.length = 0
    cache = createTaggedCache<string>(100, ({ length }) => length, {
      patienceMs: PATIENCE_MS,
      onFailure: (cause) => failures.push(cause),
    })
    maker = createMaker('x')
    store(cache, 'a', 'avant', 'x')
  })
  afterEach(() => vi.useRealTimers())
  const end = async (value: string, n = 0) => {
    maker.pending[n]?.end(value)
    await vi.advanceTimersByTimeAsync(0)
  }

  it('is waited for during the patience, then served stale', async () => {
    cache.drop(edited('x'))
    const pending = obtainValue()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await pending).toBe('avant')
    expect(await obtainValue()).toBe('avant')
    await end('apres')
    expect([await obtainValue(), maker.pending.length]).toEqual(['apres', 1])
  })

  it('is served stale at once if the patience has passed', async () => {
    cache.drop(edited('x'))
    const pending = obtainValue()
    await end('apres')
    expect(await pending).toBe('apres')
  })

  it('is never served stale to a reload', async () => {
    cache.drop(edited('x'))
    const reloaded = obtainValue(false)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(cache.get('a')).toBeUndefined()
    await end('apres')
    expect(await reloaded).toBe('apres')
  })

  it('is never served stale once withdrawn, not even by an earlier computation', async () => {
    cache.drop(edited('x'))
    const early = obtainValue()
    cache.drop(gone('x'))
    const late = obtainValue()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await end('retiree')
    // A request from before the withdrawal may get the old value.
    expect(await early).toBe('retiree')
    await end('sans elle', 1)
    expect([await late, cache.get('a')]).toEqual(['sans elle', 'sans elle'])
  })

  it('is not served stale when nobody asked for it within the grace period', async () => {
    cache.drop(edited('x'))
    await vi.advanceTimersByTimeAsync(1_001)
    const pending = obtainValue()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await end('apres')
    expect(await pending).toBe('apres')
  })

  it('is not served stale for longer than ten seconds', async () => {
    cache.drop(edited('x'))
    obtainValue()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(await obtainValue()).toBe('avant')
    await vi.advanceTimersByTimeAsync(200)
    const late = obtainValue()
    await end('apres')
    expect(await late).toBe('apres')
  })

  it('is served stale while it is edited faster than it is computed', async () => {
    cache.drop(edited('x'))
    for (let n = 0; n < 20; n++) {
      const pending = obtainValue()
      await vi.advanceTimersByTimeAsync(PATIENCE_MS)
      cache.drop(edited('x'))
      expect(await pending).toBe(n ? `${n - 1}` : 'avant')
      await vi.advanceTimersByTimeAsync(700)
      await end(`${n}`, n)
    }
  })

  it('is reported when its computation fails unawaited', async () => {
    cache.drop(edited('x'))
    const pending = obtainValue()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await pending).toBe('avant')
    const cause = new Error('panne')
    maker.pending[0]?.fail(cause)
    await vi.advanceTimersByTimeAsync(0)
    expect(failures).toEqual([cause])
  })
})

it('is computed by the others when the failure is the caller’s own', async () => {
  const isOwnFailure = (cause: unknown) => String(cause).includes('trop')
  const cache = createTaggedCache<string>(100, ({ length }) => length, { isOwnFailure })
  const { make, pending } = createMaker('x')
  const first = cache.obtain('a', make)
  const second = cache.obtain('a', async () => ({ value: 'faite', tags: ['x'] }))
  pending[0]?.fail(new Error('trop de demandes'))
  await expect(first).rejects.toThrow('trop de demandes')
  expect(await second).toBe('faite')
})

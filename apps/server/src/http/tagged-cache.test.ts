import { describe, expect, it } from 'vitest'
import { createTaggedCache, type TaggedCache } from './tagged-cache.ts'

const byLength = (max: number) => createTaggedCache<string>(max, ({ length }) => length)
const keep = (cache: TaggedCache<string>, key: string, value: string, ...tags: string[]) =>
  cache.set(key, value, tags, cache.moment)

describe('a tagged cache', () => {
  it('gives back what it was given, until one of its tags is dropped', () => {
    const cache = byLength(100)
    keep(cache, 'a', 'une', 'courses', 'course:1')
    keep(cache, 'b', 'deux', 'course:2')
    cache.drop(['course:1'])
    expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([undefined, 'deux', 1])
    cache.drop(['*'])
    expect([cache.get('b'), cache.size]).toEqual([undefined, 0])
  })

  it('takes a key again after a drop, with its new tags only', () => {
    const cache = byLength(100)
    keep(cache, 'a', 'une', 'x')
    keep(cache, 'a', 'deux', 'y')
    cache.drop(['x'])
    expect(cache.get('a')).toBe('deux')
  })

  it('refuses what was read before a drop: it may be of the past', () => {
    const cache = byLength(100)
    const { moment } = cache
    cache.drop(['course:1'])
    cache.set('a', 'ancienne', ['course:1'], moment)
    expect(cache.get('a')).toBeUndefined()
  })

  it('lets the one unused for longest leave when all weigh too much', () => {
    const cache = byLength(10)
    keep(cache, 'a', 'aaaa')
    keep(cache, 'b', 'bbbb')
    cache.get('a')
    keep(cache, 'c', 'cccc')
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['aaaa', undefined, 'cccc'])
    keep(cache, 'a', 'aa')
    keep(cache, 'd', 'dddd')
    expect(cache.size).toBe(3)
  })

  it('never keeps what alone weighs too much', () => {
    const cache = byLength(3)
    keep(cache, 'a', 'aaaa')
    expect(cache.size).toBe(0)
  })
})

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isSlow, readPatterns } from './read-patterns.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

describe('a pattern that takes the square of a text', () => {
  it('stands nowhere in the product: one long text would hold up everybody', () => {
    const patterns = readPatterns(root)
    expect(patterns.length).toBeGreaterThan(500)
    const slow = patterns.filter(({ pattern }) => isSlow(pattern))
    expect(slow.map(({ file, line, pattern }) => `${file}:${line} /${pattern.source}/`)).toEqual([])
  })

  it.each([
    ['the end of an address', /(?:[.,;:!?'’»*_…]|\u00a0)+$/u],
    ['a figure and its unit', /^([^\p{L}]+?)\s*(\p{L}*)$/u],
    ['a search from each sign', /\s+-\s+/],
    ['two that trade signs', /^\d+\.?\d*$/],
    ['one within another', /^(a+)+$/],
  ])('is seen: %s', (_, { source, flags }) => {
    expect(isSlow({ source, flags })).toBe(true)
  })

  it.each([
    ['a class once', /\s+/g],
    ['what is anchored', /^\d{1,9}$/],
    ['what is bounded', /\d{1,3} ?km$/],
  ])('is not seen in %s', (_, { source, flags }) => {
    expect(isSlow({ source, flags })).toBe(false)
  })
})

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { findCycles, readImports } from './import-cycles.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

describe('no file needs itself', () => {
  it.each([
    ['values', false],
    ['values and types', true],
  ])('by its imports of %s', (_, isType) => {
    const graph = readImports(root, isType)
    expect(graph.size).toBeGreaterThan(1000)
    expect(findCycles(graph)).toEqual([])
  })
})

describe('the search for cycles', () => {
  it('finds rings of any length, and a file that imports itself', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
      ['f', ['f']],
    ])
    expect(findCycles(graph)).toEqual([['a', 'b', 'c'], ['f']])
  })
})

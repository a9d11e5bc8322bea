import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Group, gatherFiles } from './chunk-files.ts'

const group = (pages: string, size: number, imports: number[] = []): Group => ({
  pages: [...pages],
  size,
  imports,
})
const gather = (groups: Group[], request = 100, weights?: ReadonlyMap<string, number>) =>
  gatherFiles(groups, { request, weights }).map((file) => file.toSorted((a, b) => a - b))

it('a small group gets no file of its own', () => {
  expect(gather([group('ab', 60), group('abc', 20)])).toEqual([[0, 1]])
})

it('a large group is not loaded by pages that do not use it', () => {
  expect(gather([group('ab', 500), group('bc', 500)])).toHaveLength(2)
})

it('groups loaded by the same pages are one file, however large', () => {
  expect(gather([group('ab', 5000), group('ab', 5000)])).toEqual([[0, 1]])
})

it('a page with a higher weight loads less unused code and fewer files', () => {
  const groups = [group('ab', 150), group('a', 90)]
  expect(gather(groups)).toHaveLength(1)
  expect(gather(groups, 100, new Map([['b', 4]]))).toHaveLength(2)
})

it('imported files come first', () => {
  const files = gather([group('a', 900, [1]), group('abcd', 900, [2]), group('abcdefgh', 900)])
  expect(files).toEqual([[2], [1], [0]])
})

/** Groups that import earlier ones, which at least as many pages load. */
const graph = fc
  .array(
    fc.record({
      pages: fc.integer({ min: 1, max: 63 }),
      size: fc.integer({ min: 0, max: 400 }),
      imports: fc.array(fc.nat(20), { maxLength: 3 }),
    }),
    { maxLength: 20 },
  )
  .map((drawn) => {
    const groups = drawn.map((item, index) => ({
      ...item,
      imports: item.imports.filter((imported) => imported < index),
    }))
    for (const { pages, imports } of groups.toReversed()) {
      for (const imported of imports) {
        const other = groups[imported]
        if (other) other.pages |= pages
      }
    }
    const listNames = (pages: number) => [...'abcdef'].filter((_, bit) => pages & (1 << bit))
    return groups.map(({ pages, ...rest }): Group => ({ ...rest, pages: listNames(pages) }))
  })

it('files have no import cycles, and each group is in one file', () => {
  fc.assert(
    fc.property(graph, (groups) => {
      const files = gather(groups)
      expect(files.flat().toSorted((a, b) => a - b)).toEqual([...groups.keys()])
      const fileOf = (index: number) => files.findIndex((file) => file.includes(index))
      for (const [index, { imports }] of groups.entries()) {
        for (const imported of imports) expect(fileOf(imported)).toBeLessThanOrEqual(fileOf(index))
      }
    }),
    { numRuns: 300 },
  )
})

it('the imports of a file count in its cost', () => {
  // Merging both small ones would make c load the imports of the first.
  const groups = [group('ab', 50, [2]), group('c', 50), group('ab', 9000)]
  expect(gather(groups)).toContainEqual([1])
})

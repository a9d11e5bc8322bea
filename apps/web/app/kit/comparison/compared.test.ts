import { expect, it } from 'vitest'
import { comparePath, readCompared, toggleCompared, writeCompared } from './compared.ts'

const A = { course: 1, epreuve: 11 }
const B = { course: 2, epreuve: 21 }
const C = { course: 2, epreuve: 22 }
const D = { course: 4, epreuve: 41 }

it.each([
  [null, []],
  ['', []],
  ['1.11', [A]],
  ['1.11,2.21,2.22', [A, B, C]],
  ['1.11,2.21,2.22,4.41', [A, B, C]],
  ['1.11, 1.11,2.21', [A, B]],
  ['1.11,x,2,2.,.3,-1.2,1.2.3,2.21', [A, B]],
  ['0.11,1.0,9999999999.1', []],
])('the address %j is read as the comparison %j', (text, compared) => {
  expect(readCompared(text)).toEqual(compared)
})

it('a comparison that is written is read back from one address', () => {
  expect(readCompared(writeCompared([A, C]))).toEqual([A, C])
  expect(comparePath([A, B])).toBe('/calendrier/comparer?epreuves=1.11,2.21')
  expect(comparePath([])).toBe('/calendrier/comparer')
})

it('toggling adds an épreuve, removes it the second time, and ignores one above the limit', () => {
  expect(toggleCompared([A], B)).toEqual([A, B])
  expect(toggleCompared([A, B], A)).toEqual([B])
  expect(toggleCompared([A, B, C], D)).toEqual([A, B, C])
})

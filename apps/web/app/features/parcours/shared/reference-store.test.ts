import { expect, it } from 'vitest'
import { readReference } from './reference-store.ts'

const good = { distance: 10_000, temps: 2700, denivele: null, terrain: 'route' }

it.each([
  ['a race', JSON.stringify(good), good],
  ['with its climb', JSON.stringify({ ...good, denivele: 300 }), { ...good, denivele: 300 }],
  ['nothing', null, null],
  ['broken', '{', null],
  ['another shape', '[]', null],
  ['no number', JSON.stringify({ ...good, temps: 'vite' }), null],
  ['another ground', JSON.stringify({ ...good, terrain: 'lune' }), null],
])('the stored reference race is parsed or ignored: %s', (_, text, expected) =>
  expect(readReference(text)).toEqual(expected),
)

import { expect, it } from 'vitest'
import { areMorceaux, cutAt, keepBoth, keepPlages } from './montage.ts'

it.each([
  ['a whole file keeps what is wanted', null, [[10, 20]], [[10, 20]]],
  ['a second cut is within the first', [[0, 15]], [[10, 20]], [[10, 15]]],
  [
    'a hole stays a hole',
    [
      [0, 10],
      [20, 30],
    ],
    [[5, 25]],
    [
      [5, 10],
      [20, 25],
    ],
  ],
  ['nothing in common is nothing', [[0, 10]], [[10, 20]], []],
] as const)('%s', (_, before, wanted, kept) => {
  expect(keepBoth(before, wanted)).toEqual(kept)
})

it('a file of which nothing is kept is left out', () => {
  const montage = [
    { original: 'a', debut: 0, garde: [[0, 10]] as const },
    { original: 'b', debut: 20, garde: null },
  ]
  expect(keepPlages(montage, [[15, 30]])).toEqual([{ original: 'b', debut: 20, garde: [[15, 30]] }])
})

it.each([
  [
    'in order',
    [
      { de: 0, a: 10 },
      { de: 10, a: 20 },
    ],
    true,
  ],
  [
    'that overlap',
    [
      { de: 0, a: 10 },
      { de: 9, a: 20 },
    ],
    false,
  ],
  ['that are empty', [{ de: 5, a: 5 }], false],
  ['before the start', [{ de: -1, a: 5 }], false],
])('pieces %s are told', (_, morceaux, areFine) => {
  expect(areMorceaux(morceaux)).toBe(areFine)
})

it('cuts at the ends, or twice at one place, cut nothing', () => {
  expect(cutAt([400, 0, 400, 1000], 1000)).toEqual([
    { de: 0, a: 400 },
    { de: 400, a: 1000 },
  ])
})

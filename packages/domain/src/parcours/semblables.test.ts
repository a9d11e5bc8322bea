import { describe, expect, it } from 'vitest'
import { chooseBounds, findFarthest, isSameEpreuve } from './semblables.ts'

describe('runners of about the same time', () => {
  const around = (nb: number, time: number) => Array.from({ length: nb }, () => time)

  it.each([
    ['ten near', around(10, 10_200), [9704, 10_305, 10]],
    ['nine near and one further', [...around(9, 10_000), 10_500], [9512, 10_513, 10]],
    ['twelve at a tenth', around(12, 11_000), [8869, 11_275, 12]],
    ['nine alone', around(9, 10_000), null],
    ['ten far away', around(10, 12_000), null],
  ] as const)('of %s', (_, temps, bounds) => {
    const found = chooseBounds(temps, 10_000)
    expect(found && [found.least, found.most, found.nb]).toEqual(bounds)
  })
})

describe('the same épreuve of an earlier edition', () => {
  const epreuve = { nom: 'La Boucle', type: 'trail', distance: 40_000, annulee: false }
  it.each([
    ['as long', { nom: 'Le 40', distance: 41_000 }, true],
    ['a little longer, of the same name', { nom: 'la boucle', distance: 43_000 }, true],
    ['a little longer, of another name', { nom: 'Le 43', distance: 43_000 }, false],
    ['much longer, of the same name', { distance: 50_000 }, false],
    ['of another type', { type: 'route' }, false],
    ['cancelled', { annulee: true }, false],
    ['of unknown length', { distance: null }, false],
  ])('%s', (_, other, expected) => {
    expect(isSameEpreuve(epreuve, { ...epreuve, ...other })).toBe(expected)
  })
})

it.each([
  [
    'by the share of the time',
    [
      [10, 100, 90],
      [20, 200, 215],
      [30, 300, 310],
    ],
    [10, -10],
  ],
  [
    'where they are known',
    [
      [10, 100, null],
      [20, 200, 215],
    ],
    [20, 15],
  ],
  ['nowhere', [[10, 100, null]], null],
] as const)('the plan is farthest from earlier runners %s', (_, rows, expected) => {
  const etapes = rows.map(([metres, temps, semblables]) => ({ metres, temps, semblables }))
  const found = findFarthest(etapes)
  expect(found && [found.metres, found.ecart]).toEqual(expected)
})

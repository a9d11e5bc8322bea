import { expect, it } from 'vitest'
import { readCible } from './paths.ts'

it.each([
  ['', null],
  ['12', { kind: 'canal', id: 12 }],
  ['12/', { kind: 'canal', id: 12 }],
  ['avec/3', { kind: 'membre', id: 3 }],
  ['0', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['9999999999', undefined],
  ['avec', undefined],
  ['avec/x', undefined],
  ['12/3', undefined],
])('the path « /messages/%s » leads to %o', (rest, cible) => expect(readCible(rest)).toEqual(cible))

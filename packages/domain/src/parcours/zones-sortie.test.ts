import { expect, it } from 'vitest'
import { createTempsZones, listBornesAllure, listBornesFc } from './zones-sortie.ts'

const REPERES = { vma: 18, fc_max: 200 }

it('a heart rate between two zones is of the lower one, one in both of the higher', () => {
  const zones = createTempsZones(listBornesFc('course_a_pied', REPERES))
  for (const [fc, duree] of [
    [100, 1],
    [145, 2],
    [149, 4],
    [185, 8],
    [210, 16],
  ] as const) {
    zones.add(fc, duree)
  }
  expect(zones.list().map(({ code, duree }) => [code, duree])).toEqual([
    ['', 1],
    ['A1', 0],
    ['A2', 6],
    ['A3', 0],
    ['A4', 8],
    ['A5', 16],
  ])
})

it('a ride has the zones of cycling, and none by pace', () => {
  expect(listBornesFc('velo', REPERES).map(({ code }) => code)).toEqual([
    'i1',
    'i2',
    'i3',
    'i4',
    'i5',
  ])
  expect(listBornesAllure('velo', REPERES)).toEqual([])
  expect(listBornesAllure('trail', REPERES).at(0)).toMatchObject({ code: 'A1', min: 3 })
})

it('without a reference, or without a second, there is no zone', () => {
  expect(createTempsZones(listBornesFc('trail', { vma: null, fc_max: null })).list()).toEqual([])
  expect(createTempsZones(listBornesFc('trail', REPERES)).list()).toEqual([])
})

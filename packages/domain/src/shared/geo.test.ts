import { describe, expect, it } from 'vitest'
import { distanceMetres, isPosition, type Position, parseAutour, parseZone } from './geo.ts'

const PARIS: Position = [2.3522, 48.8566]
const LYON: Position = [4.8357, 45.764]

describe('distanceMetres', () => {
  it.each<[string, Position, Position, number]>([
    ['nowhere', PARIS, PARIS, 0],
    ['Paris to Lyon', PARIS, LYON, 391_500],
    ['one degree of latitude', [0, 0], [0, 1], 111_195],
    ['across the date line', [179.5, 0], [-179.5, 0], 111_195],
    ['half the globe', [0, 0], [180, 0], 20_015_115],
  ])('%s', (_label, a, b, expected) => {
    expect(Math.abs(distanceMetres(a, b) - expected)).toBeLessThan(expected * 0.001 + 1)
    expect(distanceMetres(b, a)).toBeCloseTo(distanceMetres(a, b), 6)
  })
})

it.each([
  [[2.35, 48.85], true],
  [[-180, 90], true],
  [[180.1, 0], false],
  [[0, 90.1], false],
  [[0], false],
  [[0, 0, 0], false],
  [['2', '48'], false],
  [[Number.NaN, 0], false],
  [null, false],
])('%j is a position: %s', (value, expected) => {
  expect(isPosition(value)).toBe(expected)
})

it.each([
  ['6.13,45.9,30', { position: [6.13, 45.9], rayon_km: 30 }],
  ['-1.5, 47.2, 0.5', { position: [-1.5, 47.2], rayon_km: 0.5 }],
  ['6.13,45.9,0', null],
  ['6.13,45.9,501', null],
  ['6.13,45.9', null],
  ['6.13,45.9,30,1', null],
  ['181,45.9,30', null],
  ['6,91,30', null],
  ['6,,30', null],
  ['1e2,45,30', null],
  ['NaN,45,30', null],
  ['', null],
])('the parameter autour is parsed: %j', (text, expected) => {
  expect(parseAutour(text)).toEqual(expected)
})

it.each([
  ['-5,41,10,51.5', { ouest: -5, sud: 41, est: 10, nord: 51.5 }],
  ['10,41,-5,51', null],
  ['-5,51,10,41', null],
  ['-5,41,10,41', null],
  ['-5,41,-5,51', null],
  ['-181,41,10,51', null],
  ['-5,41,10', null],
  ['-5,41,10,a', null],
])('the parameter zone is parsed: %j', (text, expected) => {
  expect(parseZone(text)).toEqual(expected)
})

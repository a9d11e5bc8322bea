import { expect, it } from 'vitest'
import { getPrixBarre } from '../shared/prix.ts'
import {
  addPrix,
  findHorsPeriode,
  getDernierJour,
  getReste,
  isEnCours,
  readCodes,
  startPrix,
} from './reduction.ts'

const debut = '2027-05-10T00:00:00Z'

it.each([
  ['2027-05-09T12:00:00Z', /commence le lundi 10 mai 2027/],
  ['2027-05-10T00:00:00Z', null],
  ['2027-05-20T00:00:00Z', /terminée depuis le jeudi 20 mai 2027/],
])('at %s', (now, expected) => {
  const said = findHorsPeriode({ debut, fin: '2027-05-20T00:00:00Z' }, new Date(now))
  if (expected) expect(said?.replaceAll('\u00a0', ' ')).toMatch(expected)
  else expect(said).toBeNull()
})

it.each([
  ['2027-05-09T23:59:59Z', false],
  ['2027-05-10T00:00:00Z', true],
  ['2027-05-19T23:59:59Z', true],
  ['2027-05-20T00:00:00Z', false],
])('a discount runs at %s: %s', (now, runs) => {
  expect(isEnCours({ debut, fin: '2027-05-20T00:00:00Z' }, new Date(now))).toBe(runs)
  expect(isEnCours({ debut, fin: null }, new Date('2037-01-01'))).toBe(true)
})

it('the last day of a discount is the day before its closing midnight, summer and winter', () => {
  expect(getDernierJour('2027-05-19T22:00:00Z')).toBe('2027-05-19')
  expect(getDernierJour('2027-12-20T23:00:00Z')).toBe('2027-12-20')
  expect(getDernierJour('2027-05-19T12:00:00Z')).toBe('2027-05-19')
})

it('a discount without an end never expires', () => {
  expect(findHorsPeriode({ debut, fin: null }, new Date('2037-01-01'))).toBeNull()
})

it.each([
  [null, 12, null],
  [10, 4, 6],
  [10, 10, 0],
])('of %s, %d revealed: %s left', (stock, revelees, left) => {
  expect(getReste(stock, revelees)).toBe(left)
})

it.each([
  ['2027-05-12T10:00:00Z', 9000],
  ['2027-06-20T10:00:00Z', null],
])('the former price is the lowest before the discount, for thirty days: %s', (now, barre) => {
  expect(getPrixBarre(startPrix(7000, 9000, debut), new Date(now))).toBe(barre)
})

it('no former price is shown without a price before, nor after an increase', () => {
  const now = new Date('2027-05-15T10:00:00Z')
  expect(getPrixBarre(startPrix(7000, null, debut), now)).toBeNull()
  expect(getPrixBarre(addPrix(startPrix(7000, 9000, debut), 8000, now), now)).toBeNull()
  expect(addPrix(startPrix(7000, null, debut), 7000, now)).toHaveLength(1)
})

it('pasted codes are read one a line, each once', () => {
  expect(readCodes(' A1 \r\nA2\n\nA1;A3')).toEqual(['A1', 'A2', 'A3'])
  expect(readCodes('A1\tA2\nUN DEUX\n \u00a0 \n')).toEqual(['A1', 'A2', 'UN DEUX'])
})

import { describe, expect, it } from 'vitest'
import { fromField, measureOf, rangeText, toField } from './measures.ts'

describe('a typed number', () => {
  it.each([
    ['distance', '21,1', '21100'],
    ['distance', '10', '10000'],
    ['distance', '0,5', '500'],
    ['denivele', '1500', '1500'],
    ['prix', '25,50', '2550'],
    ['distance', '', null],
    ['distance', '0', null],
    ['distance', 'dix', undefined],
    ['distance', '-3', undefined],
    ['distance', '1,2,3', undefined],
  ])('of %s: %s is sent as %s', (filter, typed, wire) => {
    expect(fromField(typed, measureOf(filter))).toBe(wire)
  })

  it('may contain spaces between thousands', () => {
    expect(fromField('1\u202f500', measureOf('denivele'))).toBe('1500')
  })

  it.each([
    ['distance', '21100', '21,1'],
    ['prix', '2550', '25,5'],
    ['denivele', '1500', '1500'],
    ['distance', 'abc', ''],
    ['distance', undefined, ''],
  ])('of %s: %s is shown as %s', (filter, wire, shown) => {
    expect(toField(wire, measureOf(filter))).toBe(shown)
  })
})

describe('a range in words', () => {
  it.each([
    ['distance', '10000', '21100', '10\u00a0km – 21,1\u00a0km'],
    ['distance', '10000', undefined, 'Dès 10\u00a0km'],
    ['denivele', undefined, '1500', 'Jusqu’à 1\u202f500\u00a0m\u00a0D+'],
    ['prix', undefined, '3000', 'Jusqu’à 30\u00a0€'],
    ['km_effort', '45', '45', '45\u00a0km-effort'],
    ['distance', 'abc', undefined, 'Dès abc'],
    ['distance', undefined, undefined, ''],
  ])('of %s from %s to %s is « %s »', (filter, min, max, expected) => {
    expect(rangeText(filter, min, max)).toBe(expected)
  })
})

it('a list may measure a filter in another unit than its name suggests', () => {
  expect(rangeText('duree', '4', undefined, { duree: 'jours' })).toBe('Dès 4\u00a0jours')
  expect(rangeText('duree', '45', undefined)).toBe('Dès 45\u00a0min')
})

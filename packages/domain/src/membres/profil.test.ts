import { describe, expect, it } from 'vitest'
import { checkCodePostal, PAYS } from '../pays.ts'
import { formatDistanceCourses } from './profil.ts'
import { listProfilOptions, OPTION_TYPES } from './profil-options.ts'

it.each([
  [{}, ''],
  [{ min: 10_000, max: 42_195 }, 'De 10\u00a0km à Marathon'],
  [{ min: 21_097, max: 21_097 }, 'Semi-marathon'],
  [{ min: 42_000 }, 'À partir de 42\u00a0km'],
  [{ max: 10_000 }, 'Jusqu’à 10\u00a0km'],
])('distances %j are « %s »', (distances, expected) => {
  expect(formatDistanceCourses(distances)).toBe(expected)
})

describe('the options of a profile', () => {
  const lists = listProfilOptions()

  it.each(OPTION_TYPES)('%s has entries, each once, with an icon key of its own', (type) => {
    const options = lists[type]
    expect(options.length).toBeGreaterThan(2)
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    for (const { value, label, icon, type: of } of options) {
      expect([of, icon]).toEqual([type, `${type}-${value}`])
      expect(label).toMatch(/^[\p{Lu}\d]/u)
    }
  })
})

it.each([
  ['38000', 'FR', true],
  ['20250', '', true],
  ['', 'FR', true],
  ['3800', 'FR', false],
  ['٣٨٠٠٠', 'FR', false],
  ['1000', 'BE', true],
  ['SW1A 1AA', 'GB', true],
  ['<b>', 'BE', false],
])('the postal code %s of %s: %s', (code, pays, isGood) => {
  expect(checkCodePostal(code, pays) === null).toBe(isGood)
})

it('knows 249 countries', () => {
  expect(new Set(PAYS).size).toBe(249)
})

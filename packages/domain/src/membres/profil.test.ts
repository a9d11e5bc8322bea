import { describe, expect, it } from 'vitest'
import { formatDistanceCourses, isProfilComplet } from './profil.ts'
import { listProfilOptions, OPTION_TYPES } from './profil-options.ts'

it.each([
  [{}, ''],
  [{ min: 10_000, max: 42_195 }, 'De 10\u00a0km à Marathon'],
  [{ min: 21_097, max: 21_097 }, 'Semi-marathon'],
  [{ min: 42_000 }, 'À partir de 42\u00a0km'],
  [{ max: 10_000 }, 'Jusqu’à 10\u00a0km'],
])('the distances %j are displayed as « %s »', (distances, expected) => {
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

describe('a profile that races can be suggested by', () => {
  const WHOLE = {
    sexe: 'f',
    naissance: '1990-05-12',
    niveau: 'confirme',
    objectif: 'record',
    ville: 'Grenoble',
    surfaces: ['path'],
    courses: ['trail'],
    distance_courses: { min: 10_000 },
  }

  it('says all that is asked, and the town', () => {
    expect(isProfilComplet(WHOLE)).toBe(true)
  })

  it.each(Object.keys(WHOLE))('does not leave out %s', (field) => {
    expect(isProfilComplet({ ...WHOLE, [field]: undefined })).toBe(false)
  })

  it.each([{ surfaces: [] }, { courses: [] }, { distance_courses: {} }, { ville: '' }])(
    'is not complete with %j',
    (input) => expect(isProfilComplet({ ...WHOLE, ...input })).toBe(false),
  )
})

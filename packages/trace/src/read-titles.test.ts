import { describe, expect, it } from 'vitest'
import { cleanName, createTitles, descriptionOf } from './read-titles.ts'

describe('a name of a file', () => {
  it.each([
    [undefined, null],
    ['', null],
    [' \n ', null],
    [' Le tour\n du   lac ', 'Le tour du lac'],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), 'x'.repeat(200)],
    [`${'x'.repeat(198)}🏃y`, `${'x'.repeat(198)}🏃`],
    [`${'x'.repeat(199)}🏃`, 'x'.repeat(199)],
    [`${'x'.repeat(199)}é!`, `${'x'.repeat(199)}é`],
  ])('%j is %j', (text, expected) => {
    expect(cleanName(text)).toBe(expected)
  })

  it('has lines and length of its own where it is a description', () => {
    expect(descriptionOf(' Un.\n\nDeux. ')).toBe('Un.\n\nDeux.')
    expect(descriptionOf('  ')).toBeNull()
    expect(descriptionOf(undefined)).toBeNull()
    expect(descriptionOf('x'.repeat(10_001))).toHaveLength(10_000)
  })
})

describe('the titles of a file', () => {
  const titles = () => {
    const made = createTitles()
    made.add('trk', undefined, 'De la trace')
    made.add('trk', 'Trace', 'De la seconde')
    made.add('trk', 'Seconde trace', undefined)
    made.add('metadata', ' ', '')
    return made
  }

  it.each([
    ['name', ['trk'], 'Trace'],
    ['description', ['trk'], 'De la trace'],
    ['name', ['metadata', 'trk'], 'Trace'],
    ['name', ['rte', 'trk'], 'Trace'],
    ['name', ['metadata'], null],
    ['description', ['rte'], null],
  ] as const)(
    'have as their %s, of %j, the first that says something: %s',
    (key, elements, expected) => {
      expect(titles().pick(key, elements)).toBe(expected)
    },
  )
})

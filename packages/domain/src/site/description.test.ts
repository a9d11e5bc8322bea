import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutDescription, DESCRIPTION_MAX } from './description.ts'

describe('a description', () => {
  it.each([
    ['Un trail en Isère.', 'Un trail en Isère.'],
    ['  Deux\nlignes,\t\tune seule.  ', 'Deux lignes, une seule.'],
    [`${'mot '.repeat(40)}fin`, `${'mot '.repeat(40)}fin`],
    ['12\u00a0km', '12\u00a0km'],
  ])('that is short stays whole: %j', (text, line) => expect(cutDescription(text)).toBe(line))

  it('that is long ends with a whole word', () => {
    const text = `${'abcd '.repeat(32)}efgh, ijkl mnop`
    expect(cutDescription(text)).toBe(`${'abcd '.repeat(32).trim()}…`)
  })

  it('of one endless word is cut all the same', () =>
    expect(cutDescription('x'.repeat(400))).toHaveLength(DESCRIPTION_MAX))

  it('never grows, and is never too long', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        const line = cutDescription(text)
        expect(line.length).toBeLessThanOrEqual(Math.min(DESCRIPTION_MAX, text.length))
      }),
    ))
})

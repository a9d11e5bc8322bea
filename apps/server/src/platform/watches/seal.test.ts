import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const [old, fresh, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const SECRET = '{"access_token":"é🏃"}'

/** Always another letter, or the change could have no effect. */
const changeLetter = (text: string, at: number) =>
  `${text.slice(0, at)}${text.at(at) === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

describe('an encrypted secret', () => {
  it('opens with its key and place, and differs each time', () => {
    const sealed = seal(SECRET, [fresh], 'montre 1')
    expect(unseal(sealed, [fresh], 'montre 1')).toBe(SECRET)
    expect(seal(SECRET, [fresh], 'montre 1')).not.toBe(sealed)
    expect(sealed).not.toContain('access')
  })

  it('still opens once a newer key encrypts', () => {
    const sealed = seal(SECRET, [old], 'montre 1')
    expect(unseal(sealed, [fresh, old], 'montre 1')).toBe(SECRET)
    expect(unseal(seal(SECRET, [fresh, old], 'montre 1'), [fresh], 'montre 1')).toBe(SECRET)
  })

  it.each<[string, (sealed: string) => [string, Buffer[], string]]>([
    ['another key', (sealed) => [sealed, [foreign], 'montre 1']],
    ['no key', (sealed) => [sealed, [], 'montre 1']],
    ['another place', (sealed) => [sealed, [fresh], 'montre 2']],
    ['a changed text', (sealed) => [changeLetter(sealed, -4), [fresh], 'montre 1']],
    ['a short tag', (sealed) => [sealed.replace(/\..+\./, '.AAAA.'), [fresh], 'montre 1']],
    ['nothing', () => ['', [fresh], 'montre 1']],
    ['something else', () => ['a.b.c.d', [fresh], 'montre 1']],
  ])('does not open with %s', (_, change) => {
    expect(unseal(...change(seal(SECRET, [fresh], 'montre 1')))).toBeNull()
  })
})

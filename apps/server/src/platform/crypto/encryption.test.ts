import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decrypt, encrypt, toKey } from './encryption.ts'

const [old, fresh, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const SECRET = '{"access_token":"é🏃"}'

/** Always another letter, or the change could have no effect. */
const changeLetter = (text: string, at: number) =>
  `${text.slice(0, at)}${text.at(at) === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

describe('an encrypted secret', () => {
  it('opens with its key and place, differs each time and hides its content', () => {
    const sealed = encrypt(SECRET, [fresh], 'montre 1')
    expect(decrypt(sealed, [fresh], 'montre 1')).toBe(SECRET)
    expect(encrypt(SECRET, [fresh], 'montre 1')).not.toBe(sealed)
    expect(sealed).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('access')
  })

  it('still opens once a newer key encrypts', () => {
    const sealed = encrypt(SECRET, [old], 'montre 1')
    expect(decrypt(sealed, [fresh, old], 'montre 1')).toBe(SECRET)
    expect(decrypt(encrypt(SECRET, [fresh, old], 'montre 1'), [fresh], 'montre 1')).toBe(SECRET)
  })

  it.each<[string, (sealed: string) => [string, Buffer[], string]]>([
    ['another key', (sealed) => [sealed, [foreign], 'montre 1']],
    ['no key', (sealed) => [sealed, [], 'montre 1']],
    ['another place', (sealed) => [sealed, [fresh], 'montre 2']],
    ['a changed text', (sealed) => [changeLetter(sealed, -4), [fresh], 'montre 1']],
    ['a short tag', (sealed) => [sealed.replace(/\..+\./, '.AAAA.'), [fresh], 'montre 1']],
    ['a piece of it', (sealed) => [sealed.slice(0, 30), [fresh], 'montre 1']],
    [
      'its parts in one, as without a place',
      (sealed) => [
        Buffer.concat(sealed.split('.').map((part) => Buffer.from(part, 'base64url'))).toString(
          'base64url',
        ),
        [fresh],
        'montre 1',
      ],
    ],
    ['nothing', () => ['', [fresh], 'montre 1']],
    ['something else', () => ['a.b.c.d', [fresh], 'montre 1']],
    ['letters that are no base64', () => ['é / pas du base64', [fresh], 'montre 1']],
  ])('does not open with %s', (_, change) => {
    expect(decrypt(...change(encrypt(SECRET, [fresh], 'montre 1')))).toBeNull()
  })
})

/** Written by the two modules that this one replaces. */
describe('a value of a former version opens', () => {
  it('tokens of a watch, and secrets of a second factor', () => {
    const sealed = 'K-hZyhZcwLr7Z6Pt.HSzdJ1aAsqHHI529f-s_gg.4YyNlshs0G219-zrH296OToStQnpk_gG4g'
    const keys = [fresh, Buffer.alloc(32, 'essai')]
    expect(decrypt(sealed, keys, 'montre suunto 1')).toBe(SECRET)
    expect(decrypt(sealed, keys, 'montre suunto 2')).toBeNull()
  })

  it('a removed training, which had no place', () => {
    const sealed =
      'l5UDnnIOZCv3qGxvGtua3S68NRV13n9oGH-t564e3Ve8-PXXmo8guvv5RaxHZbYhsDeJ2DgpOGOf_3L1h0RIWQaY1cpsLocLcETjb3P71ls'
    expect(JSON.parse(decrypt(sealed, [toKey('secret')], 'entrainement supprimé') ?? '')).toEqual({
      titre: 'Côtes',
      jour: '2027-05-12',
      steps: [1, 2],
    })
    expect(decrypt(sealed, [toKey('autre')], 'entrainement supprimé')).toBeNull()
    expect(decrypt(changeLetter(sealed, -4), [toKey('secret')], 'x')).toBeNull()
  })
})

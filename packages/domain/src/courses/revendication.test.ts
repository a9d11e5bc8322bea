import { describe, expect, it } from 'vitest'
import { formatWrongCode, maskContact, readCode, showCode } from './revendication.ts'

describe('an address that is known', () => {
  it.each([
    ['bonjour@club.example', 'b•••••@club.example'],
    ['bo@club.example', 'b•••••@club.example'],
    ['b@club.example', '•••••@club.example'],
    ['"a@b"@club.example', '"•••••@club.example'],
    ['é.cole@club.example', 'é•••••@club.example'],
    ['nulle-part', '•••••'],
    ['', '•••••'],
  ])('%s is shown as %s', (email, shown) => expect(maskContact(email)).toBe(shown))
})

describe('a code', () => {
  it.each([
    ['482915', '482915'],
    ['482 915', '482915'],
    [' 482\u00a0915 ', '482915'],
    ['482-915', '482915'],
    ['000000', '000000'],
    ['48291', null],
    ['4829155', null],
    ['48291a', null],
    ['４８２９１５', null],
    ['', null],
  ])('typed %j is %j', (text, code) => expect(readCode(text)).toBe(code))

  it('is written in two groups', () => expect(showCode('048291')).toBe('048\u00a0291'))

  it.each([
    [3, 'Ce code n’est pas le bon. Il vous reste 3\u00a0essais.'],
    [1, 'Ce code n’est pas le bon. Il vous reste un essai.'],
    [0, 'Ce code n’est pas le bon, et les essais sont épuisés. Demandez-en un nouveau.'],
  ])('that is wrong says that %i tries remain', (left, text) =>
    expect(formatWrongCode(left)).toBe(text),
  )
})

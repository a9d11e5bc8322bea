import { expect, it } from 'vitest'
import { etagOf, hasEtag } from './etag.ts'

const etag = etagOf('the body')

it.each([
  ['no name at all', undefined, false],
  ['the name', etag, true],
  ['the name as a proxy that compresses writes it', `W/${etag}`, true],
  ['any name', '*', true],
  ['the name among others', `"another", W/${etag}`, true],
  ['another name', '"another"', false],
  ['a piece of the name', etag.slice(0, -2), false],
])('a caller who holds %s has the body: %s', (_, ifNoneMatch, has) => {
  expect(hasEtag(ifNoneMatch, etag)).toBe(has)
})

it('a name that a proxy marked is compared with one that is marked', () => {
  expect(hasEtag(etag, `W/${etag}`)).toBe(true)
})

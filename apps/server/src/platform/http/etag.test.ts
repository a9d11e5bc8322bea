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
])('a caller with If-None-Match %s has the body: %s', (_, ifNoneMatch, has) => {
  expect(hasEtag(ifNoneMatch, etag)).toBe(has)
})

it('weak and strong ETags of the same body match', () => {
  expect(hasEtag(etag, `W/${etag}`)).toBe(true)
})

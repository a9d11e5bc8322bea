import { expect, it } from 'vitest'
import { formatCodes } from './reduction-words.ts'

it.each([
  ['', ''],
  [' \n\t\n', ''],
  ['SEUL', '« SEUL »'],
  ['A1\nA2\nA1', '2 codes différents, de « A1 » à « A2 ».'],
  // Codes pasted on one line are one code: the preview warns before it is published.
  ['A1 A2 A3', 'Un code : « A1 A2 A3 ».'],
  ['A1\nB2 C3', '2 codes différents. « B2 C3 » en est un seul, espaces compris.'],
])('the preview tells how %j is parsed', (text, expected) => {
  expect(formatCodes(text).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(expected)
})

it('the preview tells that a paste is too large', () => {
  const text = Array.from({ length: 2001 }, (_, index) => `CODE-${index}`).join('\n')
  expect(formatCodes(text)).toMatch(/^2\s001\scodes différents\s: 2\s000 au plus à la fois\.$/)
})

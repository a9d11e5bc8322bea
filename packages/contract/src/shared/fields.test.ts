import { describe, expect, it } from 'vitest'
import { line, paragraph } from './fields.ts'

describe('a paragraph that a person writes', () => {
  it.each([
    ['Départ à \u202e8 h', 'Départ à 8 h'],
    ['\u2067un\u2069\n\u200fdeux\u200e', 'un\ndeux'],
    ['mot\u200bcoupé\ufeff', 'motcoupé'],
    ['un\r\ndeux 👩‍👧', 'un\ndeux 👩‍👧'],
    ['«\u00a0L’été\u00a0»\u202f!', '«\u00a0L’été\u00a0»\u202f!'],
  ])('%j is kept as %j', (input, kept) => expect(paragraph(100).parse(input)).toBe(kept))

  it.each(['\u202e\u2066', '\u200b', '\u2800 \u3164', 'un\u0000deux'])('%j is refused', (input) =>
    expect(paragraph(100).safeParse(input).success).toBe(false),
  )
})

describe('a line that a person writes', () => {
  it.each([
    [' Léa\u200f ', 'Léa'],
    ['L\u200béa', 'Léa'],
    ['Équipe 🏃‍♀️', 'Équipe 🏃‍♀️'],
  ])('%j is kept as %j', (input, kept) => expect(line(100).parse(input)).toBe(kept))

  it.each(['\u202eaéL', '\u2066Léa\u2069', '\u200b\u200e', '\u2800\u{1d159}', 'un\ndeux'])(
    '%j is refused',
    (input) => expect(line(100).safeParse(input).success).toBe(false),
  )
})

import { describe, expect, it } from 'vitest'
import { readCodeResultat, showCodeResultat, writeCodeResultat } from './code-resultat.ts'

describe('a code as it is typed', () => {
  it.each([
    ['K7M2Q-4TX9D', 'K7M2Q4TX9D'],
    [' k7m2q 4tx9d ', 'K7M2Q4TX9D'],
    ['K7M2Q–4TX9D', 'K7M2Q4TX9D'],
    ['OIL2Q4TX9D', '0112Q4TX9D'],
    ['INS-2026-0412', '1NS20260412'],
    ['1234567', null],
    ['12345678', '12345678'],
    ['A'.repeat(24), 'A'.repeat(24)],
    ['', null],
    ['K7M2Q_4TX9D', null],
    ['A'.repeat(25), null],
  ])('%s is %s', (text, expected) => {
    expect(readCodeResultat(text)).toBe(expected)
  })

  it('is read as it was written, whatever the bytes', () => {
    for (let first = 0; first < 256; first += 1) {
      const code = writeCodeResultat(
        Uint8Array.from({ length: 12 }, (_, n) => (first + 7 * n) % 256),
      )
      expect(readCodeResultat(showCodeResultat(code))).toBe(code)
      expect(code).toHaveLength(10)
    }
  })
})

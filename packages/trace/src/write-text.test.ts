import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutBytes, cutText, escapeXml, formatDecimal, formatDegrees } from './write-text.ts'

describe('a text in XML', () => {
  it.each([
    ['<b>"A" & \'B\'</b>', '&lt;b&gt;&quot;A&quot; &amp; &apos;B&apos;&lt;/b&gt;'],
    [']]>', ']]&gt;'],
    ['a\0b\u0008c\ufffed', 'abcd'],
    ['ligne\n2\t', 'ligne\n2\t'],
    ['\ud83c', '\ufffd'],
    ['🏃', '🏃'],
  ])('%j is %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped)
  })
})

describe('a number', () => {
  it.each([
    [45.92370001, '45.9237'],
    [-6.5, '-6.5'],
    [180, '180'],
    [100, '100'],
    [0, '0'],
    [-1e-9, '0'],
    [1e-7, '0.0000001'],
  ])('%d is %s in degrees', (value, text) => {
    expect(formatDegrees(value)).toBe(text)
  })

  it('keeps the zeros of a whole number', () => {
    expect(formatDecimal(1200, 0)).toBe('1200')
  })

  it('is read again within half of its last decimal', () => {
    const degrees = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(degrees, (value) => Math.abs(Number(formatDegrees(value)) - value) <= 0.5e-7),
    )
  })
})

describe('a name that is too long', () => {
  it.each([
    ['Fontaine', 10, 'Fontaine'],
    ['Fontaine de la place', 10, 'Fontaine'],
    ['Ravitaillement', 10, 'Ravitaille'],
    ['A Ravitaillement', 10, 'A Ravitail'],
    ['🏃🏃🏃', 2, '🏃🏃'],
  ])('%j is cut to %i characters: %j', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut)
  })

  it('is cut to bytes without half a character', () => {
    expect(cutBytes('éééé', 5)).toBe('éé')
    const texts = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, max) => {
        const cut = cutBytes(text, max)
        return new TextEncoder().encode(cut).length <= max && text.includes(cut)
      }),
    )
  })
})

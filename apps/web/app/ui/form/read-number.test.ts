import { describe, expect, it } from 'vitest'
import { readLimit, readNumber, readScaled, writeLimit, writeScaled } from './read-number.ts'

describe('the numbers of a form', () => {
  it.each([
    ['', null],
    [' ', null],
    ['21,1', 21.1],
    ['21.1', 21.1],
    ['1\u00a0200', 1200],
    ['0', 0],
    ['-3', undefined],
    ['beaucoup', undefined],
    ['1e9', undefined],
  ])('are read from «%s»', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each<[number | null, 1000 | 100, string]>([
    [21_100, 1000, '21,1'],
    [42_195, 1000, '42,195'],
    [10_000, 1000, '10'],
    [1550, 100, '15,5'],
    [0, 100, '0'],
    [null, 100, ''],
  ])('are written from %s and read back', (value, factor, text) => {
    expect(writeScaled(value, factor)).toBe(text)
    expect(readScaled(text, factor)).toBe(value)
  })

  it.each([
    ['6:30', 23_400],
    ['6h30', 23_400],
    ['6h', 21_600],
    ['46:00', 165_600],
    ['', null],
    ['6:75', undefined],
    ['vite', undefined],
  ])('are read from the duration «%s»', (text, expected) => {
    expect(readLimit(text)).toBe(expected)
    if (typeof expected === 'number') expect(readLimit(writeLimit(expected))).toBe(expected)
  })
})

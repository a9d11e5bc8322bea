import { EXACT_DIGITS, POWERS } from '../read-numbers.ts'

export const PLAIN = 1
export const NUMBER = 2
const LETTER = 4
const NAME = 8
export const BLANK = 16

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const KINDS = new Uint8Array(256)
const classify = (characters: string, kinds: number) => {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kinds
}
classify('!"#$%\'()*,/;=>?@[\\^`{|}~+', PLAIN)
classify(LETTERS, PLAIN | LETTER | NAME)
classify('0123456789.-', PLAIN | NUMBER | NAME)
classify(':_', PLAIN | NAME)
classify(' \t', PLAIN | BLANK)

const isKind = (code: number | undefined, kinds: number) => ((KINDS[code ?? 0] ?? 0) & kinds) !== 0

const MINUS = 45
const POINT = 46
const ZERO = 48
const NEWLINE = 10
const RETURN = 13
const QUOTE = 34
const APOSTROPHE = 39
const EQUALS = 61

export class AsciiCursor {
  bytes: Uint8Array = new Uint8Array(0)
  index = 0
  lines = 0

  take(expected: Uint8Array): boolean {
    const { bytes, index } = this
    const { length } = expected
    if (index + length > bytes.length) return false
    for (let at = 0; at < length; at++) {
      if (bytes[index + at] !== expected[at]) return false
    }
    this.index = index + length
    return true
  }

  startsName(tag: Uint8Array): boolean {
    const { index } = this
    const isThere = this.take(tag) && !isKind(this.bytes[this.index], NAME)
    this.index = index
    return isThere
  }

  /** Skips a class of characters and line breaks; returns the character it stops at. */
  skip(kinds: number): number {
    const { bytes } = this
    let at = this.index
    for (; at < bytes.length; at++) {
      const code = bytes[at]
      if (isKind(code, kinds)) continue
      if (code === NEWLINE) this.lines++
      else if (code !== RETURN || at + 1 === bytes.length || bytes[at + 1] !== NEWLINE) break
    }
    this.index = at
    return at < bytes.length ? (bytes[at] ?? -1) : -1
  }

  skipKind(kinds: number): void {
    const { bytes } = this
    let at = this.index
    while (at < bytes.length && isKind(bytes[at], kinds)) at++
    this.index = at
  }

  /**
   * Consumes a plain decimal (`-12.345`) followed by `end`. Returns NaN without advancing for any
   * other form, left to `decimalIn`.
   */
  takeDecimal(end: number): number {
    const { bytes } = this
    const isNegative = bytes[this.index] === MINUS
    const start = isNegative ? this.index + 1 : this.index
    let at = start
    let value = 0
    let point = -1
    for (; at < bytes.length; at++) {
      const digit = (bytes[at] ?? 0) - ZERO
      if (digit >= 0 && digit <= 9) value = value * 10 + digit
      else if (digit === POINT - ZERO && point < 0) point = at
      else break
    }
    const digits = at - start - (point < 0 ? 0 : 1)
    if (bytes[at] !== end || digits < 1 || digits > EXACT_DIGITS) return Number.NaN
    this.index = at
    if (point >= 0) value /= POWERS[at - point - 1] ?? Number.NaN
    return isNegative ? -value : value
  }

  takeName(): boolean {
    if (!isKind(this.bytes[this.index], LETTER)) return false
    this.skipKind(NAME)
    return true
  }

  takeQuote(): number {
    const { bytes, index } = this
    const quote = bytes[index + 1] ?? -1
    if (bytes[index] !== EQUALS || (quote !== QUOTE && quote !== APOSTROPHE)) return -1
    this.index = index + 2
    return quote
  }

  takeAttribute(): boolean {
    if (!this.takeName()) return false
    const quote = this.takeQuote()
    if (quote < 0) return false
    const { bytes } = this
    let at = this.index
    while (bytes[at] !== quote && isKind(bytes[at], PLAIN)) at++
    this.index = at + 1
    return bytes[at] === quote
  }

  isAtName(): boolean {
    return isKind(this.bytes[this.index], LETTER)
  }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDecoder, detectEncoding, isAsciiCompatible, NotUtf8Error } from './encoding.ts'

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf8 = (text: string) => new TextEncoder().encode(text)

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index++) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian)
  }
  return new Uint8Array(view.buffer)
}

function decodeInPieces(label: string, bytes: Uint8Array, size: number): string {
  const decode = createDecoder(label)
  let text = ''
  for (let from = 0; from < bytes.length; from += size) {
    text += decode(bytes.subarray(from, from + size), false)
  }
  return text + decode(new Uint8Array(0), true)
}

function readBefore(bytes: Uint8Array, size: number): string {
  const decode = createDecoder('utf-8')
  let text = ''
  try {
    for (let from = 0; from < bytes.length; from += size) {
      text += decode(bytes.subarray(from, from + size), false)
    }
    return text + decode(new Uint8Array(0), true)
  } catch (error) {
    if (error instanceof NotUtf8Error) return text + error.readable
    throw error
  }
}

describe('the encoding of a file', () => {
  it.each([
    ['nothing said', ascii('<gpx>'), 'utf-8', 0],
    ['declared', ascii('<?xml version="1.0" encoding="ISO-8859-1"?><gpx>'), 'windows-1252', 0],
    [
      'declared, single quotes',
      ascii("<?xml version='1.0' encoding='windows-1250'?>"),
      'windows-1250',
      0,
    ],
    [
      'declared after blanks',
      ascii('\n <?xml version="1.0" encoding="latin1"?>'),
      'windows-1252',
      0,
    ],
    ['declared, unknown', ascii('<?xml version="1.0" encoding="marsien"?>'), 'utf-8', 0],
    [
      'declared, and false: bytes that read as ASCII',
      ascii('<?xml version="1.0" encoding="UTF-16"?>'),
      'utf-8',
      0,
    ],
    ['not in the declaration', ascii('<gpx><name encoding="latin1"/>'), 'utf-8', 0],
    ['UTF-8 mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x3c), 'utf-8', 3],
    [
      'UTF-8 mark against what is declared',
      utf8('\ufeff<?xml version="1.0" encoding="latin1"?>'),
      'utf-8',
      3,
    ],
    ['UTF-16 LE mark', Uint8Array.of(0xff, 0xfe, 0x3c, 0), 'utf-16le', 2],
    ['UTF-16 BE mark', Uint8Array.of(0xfe, 0xff, 0, 0x3c), 'utf-16be', 2],
    ['UTF-16 LE without a mark', utf16('<gpx>', true), 'utf-16le', 0],
    ['UTF-16 BE without a mark', utf16('<gpx>', false), 'utf-16be', 0],
  ])('%s', (_, head, label, skip) => {
    expect(detectEncoding(head)).toEqual({ label, skip })
  })
})

describe('decoding', () => {
  it.each([
    ['utf-8', utf8('Forêt de Brocéliande 🏃'), 'Forêt de Brocéliande 🏃'],
    ['windows-1252', Uint8Array.of(0x46, 0xea, 0x74, 0x65, 0x20, 0x80, 0x92), 'Fête €’'],
    ['utf-16le', utf16('Forêt 🏃', true), 'Forêt 🏃'],
    ['utf-16be', utf16('Forêt 🏃', false), 'Forêt 🏃'],
  ])('%s, in pieces of any size', (label, bytes, text) => {
    for (const size of [1, 2, 3, 5, 100]) expect(decodeInPieces(label, bytes, size)).toBe(text)
  })

  it.each([
    ['an accent of Latin-1', [0x44, 0xe9, 0x70], 'D'],
    ['one after accents of UTF-8', [...utf8('é🏃'), 0xe9, ...utf8('é')], 'é🏃'],
    ['half a character at the end', [0x44, 0xf0, 0x9f], 'D'],
    ['a surrogate', [0x44, 0xed, 0xa0, 0x80], 'D'],
  ])('refuses what is declared UTF-8 and is not: %s', (_, bytes, readable) => {
    for (const size of [1, 2, 3, 100]) {
      expect(readBefore(Uint8Array.from(bytes), size)).toBe(readable)
    }
  })

  it('gives back any text, whatever the pieces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
        return decodeInPieces('utf-8', utf8(text), size) === text.toWellFormed()
      }),
    )
  })

  it('gives the same for any bytes, whatever the pieces', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (bytes, size) => {
          expect(readBefore(bytes, size)).toBe(readBefore(bytes, 100))
        },
      ),
    )
  })
})

it.each([
  ['utf-8', true],
  ['windows-1252', true],
  ['iso-8859-1', true],
  ['iso-8859-15', true],
  ['koi8-r', true],
  ['koi8-u', true],
  ['macintosh', true],
  ['x-mac-cyrillic', false],
  ['utf-16le', false],
  ['shift_jis', false],
  ['windows-874', false],
  ['windows-12522', false],
  ['x-utf-8', false],
])('bytes of ASCII are characters of their own in %s: %s', (label, isCompatible) => {
  expect(isAsciiCompatible(label)).toBe(isCompatible)
})

it.each([
  ['<?xml version="1.0" encoding="ISO-8859-15"?>', 'iso-8859-15'],
  ["\n <?xml version='1.0' encoding = 'windows-1252' ?>", 'windows-1252'],
  ['x<?xml version="1.0" encoding="ISO-8859-15"?>', 'utf-8'],
  ['<?xml version="1.0"?><a encoding="ISO-8859-15"/>', 'utf-8'],
])('a declaration is one at the start alone: %j', (text, label) => {
  expect(detectEncoding(ascii(text))).toEqual({ label, skip: 0 })
})

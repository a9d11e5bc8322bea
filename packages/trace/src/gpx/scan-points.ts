import { asciiBytes } from '../encoding.ts'
import type { Columns } from '../read-columns.ts'
import { decimalIn, timeIn, timeSize } from '../read-numbers.ts'
import { AsciiCursor, BLANK, NUMBER, PLAIN } from './ascii-cursor.ts'

/*
 * Fast path for track points in their usual form, several times faster than the XML parser.
 * Anything unusual (entity, comment, non-ASCII letter, extra attribute, unclosed tag) stops it
 * before that point, which the parser then handles. It only needs to recognise a subset of
 * well-formed XML; a property test checks that results are equal.
 */

const SLASH = 47
const LESS = 60
const GREATER = 62
const LETTER_E = 101
const LETTER_T = 116

const POINT_START = asciiBytes('<trkpt')
export const POINT_END = asciiBytes('</trkpt>')
const LAT = asciiBytes('lat')
const LON = asciiBytes('lon')
const ELE = asciiBytes('<ele')
const TIME = asciiBytes('<time')
const ELE_START = asciiBytes('<ele>')
const ELE_END = asciiBytes('</ele>')
const TIME_START = asciiBytes('<time>')
const TIME_END = asciiBytes('</time>')
const EMPTY_END = asciiBytes('/>')
const TAG_END = asciiBytes('>')

const MAX_NESTING = 8

type Point = { lon: number; lat: number; ele: number; time: number }

/**
 * Scanner adding points to `columns`. `scan` takes ASCII-compatible bytes after a `</trkpt>` and
 * returns the offset after the last complete point.
 */
export function createPointScanner(columns: Pick<Columns, 'add'>) {
  const cursor = new AsciiCursor()
  const point: Point = { lon: Number.NaN, lat: Number.NaN, ele: Number.NaN, time: Number.NaN }
  let lines = 0
  return {
    scan(bytes: Uint8Array, from: number): number {
      cursor.bytes = bytes
      cursor.index = from
      cursor.lines = lines
      let end = from
      while (takePoint(cursor, point)) {
        columns.add(point.lon, point.lat, point.ele, point.time)
        end = cursor.index
        lines = cursor.lines
      }
      return end
    },
    get lines() {
      return lines
    },
  }
}

function takePoint(cursor: AsciiCursor, point: Point): boolean {
  point.ele = Number.NaN
  point.time = Number.NaN
  cursor.skip(BLANK)
  if (!cursor.take(POINT_START) || !takePosition(cursor, point)) return false
  if (cursor.skip(BLANK) !== GREATER) return cursor.take(EMPTY_END)
  cursor.index++
  while (cursor.skip(PLAIN) === LESS) {
    if (cursor.bytes[cursor.index + 1] === SLASH) return cursor.take(POINT_END)
    if (!takeChild(cursor, point)) return false
  }
  return false
}

function takePosition(cursor: AsciiCursor, point: Point): boolean {
  point.lat = Number.NaN
  point.lon = Number.NaN
  for (let attribute = 0; attribute < 2; attribute++) {
    const start = cursor.index
    cursor.skip(BLANK)
    if (cursor.index === start) return false
    if (cursor.take(LAT)) point.lat = takeCoordinate(cursor)
    else if (cursor.take(LON)) point.lon = takeCoordinate(cursor)
  }
  return !Number.isNaN(point.lat) && !Number.isNaN(point.lon)
}

function takeNumber(cursor: AsciiCursor, end: number): number {
  const simple = cursor.takeDecimal(end)
  if (!Number.isNaN(simple)) return simple
  const start = cursor.index
  cursor.skipKind(NUMBER)
  if (cursor.bytes[cursor.index] !== end) return Number.NaN
  return decimalIn(cursor.bytes, start, cursor.index)
}

function takeCoordinate(cursor: AsciiCursor): number {
  const quote = cursor.takeQuote()
  const value = quote < 0 ? Number.NaN : takeNumber(cursor, quote)
  cursor.index++
  return value
}

function takeChild(cursor: AsciiCursor, point: Point): boolean {
  const initial = cursor.bytes[cursor.index + 1]
  if (initial === LETTER_E && cursor.take(ELE_START)) return takeEle(cursor, point)
  if (initial === LETTER_T && cursor.take(TIME_START)) return takeTime(cursor, point)
  // `<ele >` is valid XML: left to the parser.
  if (initial === LETTER_E && cursor.startsName(ELE)) return false
  if (initial === LETTER_T && cursor.startsName(TIME)) return false
  return skipElement(cursor, 0)
}

function takeEle(cursor: AsciiCursor, point: Point): boolean {
  point.ele = takeNumber(cursor, LESS)
  return !Number.isNaN(point.ele) && cursor.take(ELE_END)
}

/** Any text; `timeIn` validates it. */
function takeTime(cursor: AsciiCursor, point: Point): boolean {
  const start = cursor.index
  const size = timeSize(cursor.bytes, start)
  if (cursor.bytes[start + size] === LESS) {
    point.time = timeIn(cursor.bytes, start, start + size)
    cursor.index = start + size
    // An invalid time may contain markup.
    if (!Number.isNaN(point.time)) return cursor.take(TIME_END)
    cursor.index = start
  }
  if (cursor.skip(PLAIN) !== LESS) return false
  point.time = timeIn(cursor.bytes, start, cursor.index)
  return cursor.take(TIME_END)
}

function skipElement(cursor: AsciiCursor, nesting: number): boolean {
  cursor.index++
  const start = cursor.index
  if (nesting > MAX_NESTING || !cursor.takeName()) return false
  const end = cursor.index
  cursor.skip(BLANK)
  if (cursor.index > end && cursor.isAtName() && !cursor.takeAttribute()) return false
  cursor.skip(BLANK)
  if (cursor.take(EMPTY_END)) return true
  return cursor.take(TAG_END) && skipContent(cursor, nesting) && takeEndTag(cursor, start, end)
}

function skipContent(cursor: AsciiCursor, nesting: number): boolean {
  while (cursor.skip(PLAIN) === LESS) {
    if (cursor.bytes[cursor.index + 1] === SLASH) return true
    if (!skipElement(cursor, nesting + 1)) return false
  }
  return false
}

function takeEndTag(cursor: AsciiCursor, start: number, end: number): boolean {
  const { bytes } = cursor
  cursor.index += 2
  for (let at = start; at < end; at++) {
    if (bytes[at] !== bytes[cursor.index]) return false
    cursor.index++
  }
  return cursor.take(TAG_END)
}

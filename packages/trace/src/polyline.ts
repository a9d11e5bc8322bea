import type { Position } from '@foulee/domain/shared/geo'
import { at } from './column.ts'
import type { Segment } from './track.ts'

/**
 * Compact number encoding. Positions use the « encoded polyline » of web maps (latitude first, five
 * decimals: about 1 m); other columns use the same alphabet.
 */

const FIRST_CODE = 63
const MORE = 32
/** Unknown value in a column; outside the alphabet (63 to 126). */
const UNKNOWN = '!'
/** Above any degree or metre at six decimals, within exact integers. */
const MOST = 2 ** 40

function encodeNumber(value: number): string {
  // Zigzag encoding.
  let rest = value < 0 ? -value * 2 - 1 : value * 2
  let text = ''
  while (rest >= MORE) {
    text += String.fromCharCode(FIRST_CODE + MORE + (rest % MORE))
    rest = Math.floor(rest / MORE)
  }
  return text + String.fromCharCode(FIRST_CODE + rest)
}

function decodeNumber(text: string, start: number): { value: number; next: number } {
  let value = 0
  let weight = 1
  for (let next = start; next < text.length; next++) {
    const code = text.charCodeAt(next) - FIRST_CODE
    if (code < 0 || code >= 2 * MORE || value > MOST) break
    value += (code % MORE) * weight
    weight *= MORE
    if (code < MORE) {
      return { value: value % 2 === 1 ? -(value + 1) / 2 : value / 2, next: next + 1 }
    }
  }
  throw new RangeError(`Not an encoded polyline, at ${start}`)
}

function toWhole(value: number, factor: number): number {
  const whole = Math.round(value * factor)
  if (!(Math.abs(whole) < MOST)) throw new RangeError(`Too large to encode: ${value}`)
  return whole
}

/**
 * Encoded polyline (Google, « Encoded Polyline Algorithm Format ») of degrees; rounding errors do
 * not accumulate.
 */
export function encodePolyline({ lon, lat }: Pick<Segment, 'lon' | 'lat'>, precision = 5): string {
  const factor = 10 ** precision
  const texts: string[] = []
  let [lonBefore, latBefore] = [0, 0]
  for (let index = 0; index < lon.length; index++) {
    const latHere = toWhole(at(lat, index), factor)
    const lonHere = toWhole(at(lon, index), factor)
    texts.push(encodeNumber(latHere - latBefore), encodeNumber(lonHere - lonBefore))
    lonBefore = lonHere
    latBefore = latHere
  }
  return texts.join('')
}

/** @throws RangeError on an invalid polyline */
export function decodePolyline(text: string, precision = 5): Pick<Segment, 'lon' | 'lat'> {
  const factor = 10 ** precision
  const [lon, lat]: [number[], number[]] = [[], []]
  let [lonWhole, latWhole, place] = [0, 0, 0]
  while (place < text.length) {
    const first = decodeNumber(text, place)
    const second = decodeNumber(text, first.next)
    latWhole += first.value
    lonWhole += second.value
    lat.push(latWhole / factor)
    lon.push(lonWhole / factor)
    place = second.next
  }
  return { lon: Float64Array.from(lon), lat: Float64Array.from(lat) }
}

/** First point of an encoded line, or of its beginning; null if empty. @throws RangeError */
export function decodeFirstPoint(text: string, precision = 5): Position | null {
  if (text === '') return null
  const factor = 10 ** precision
  const lat = decodeNumber(text, 0)
  const lon = decodeNumber(text, lat.next)
  return [lon.value / factor, lat.value / factor]
}

/** Encodes a column with `decimals` decimals; NaN is preserved. */
export function encodeColumn(column: Float64Array, decimals = 1): string {
  const factor = 10 ** decimals
  const texts: string[] = []
  let before = 0
  for (const value of column) {
    if (Number.isNaN(value)) {
      texts.push(UNKNOWN)
      continue
    }
    const here = toWhole(value, factor)
    texts.push(encodeNumber(here - before))
    before = here
  }
  return texts.join('')
}

/** @throws RangeError on an invalid column */
export function decodeColumn(text: string, decimals = 1): Float64Array {
  const factor = 10 ** decimals
  const values: number[] = []
  let [whole, place] = [0, 0]
  while (place < text.length) {
    if (text[place] === UNKNOWN) {
      values.push(Number.NaN)
      place++
      continue
    }
    const { value, next } = decodeNumber(text, place)
    whole += value
    values.push(whole / factor)
    place = next
  }
  return Float64Array.from(values)
}

import { isPosition, type Position } from './geo.ts'

/** Decimal commas, separated by a space or semicolon. */
const FRENCH_PAIR = /^([+-]?\d+),(\d+)(?:\s*;|\s*,(?=\s)|(?=\s))\s*([+-]?\d+),(\d+)$/

/** Parses « latitude, longitude » as copied from maps; also `[lon, lat]` and `POINT(lon lat)`. */
export function parsePosition(input: string): [lon: number, lat: number] | null {
  const text = input.trim().replace(FRENCH_PAIR, '$1.$2, $3.$4')
  const figures = text.match(/[+-]?\d+(?:\.\d+)?/g) ?? []
  if (figures.length !== 2 || !/^(?:\[|POINT\s*\()?[-+\d.,;\s]+[\])]?$/i.test(text)) return null
  const [first = Number.NaN, second = Number.NaN] = figures.map(Number)
  const position: [number, number] = /^[[p]/i.test(text) ? [first, second] : [second, first]
  return isPosition(position) ? position : null
}

/** « 45.1885, 5.7245 »: latitude first, as on maps. */
export const formatPosition = ([lon, lat]: Position): string => `${lat}, ${lon}`

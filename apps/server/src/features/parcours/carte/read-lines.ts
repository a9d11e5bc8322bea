import { placeIn, type Tile } from './mercator.ts'

const LINE_STRING = 2
const MULTI_LINE_STRING = 5
const HEAD = 5
const POSITION = 16

/**
 * The lines of a geometry as PostGIS writes it (well-known binary, little-endian, two dimensions), in
 * units of a tile. What is no line (a single point that a box left of one) is passed over.
 */
export function readLines(bytes: Buffer, tile: Tile): [number, number][][] {
  const type = bytes.length > HEAD ? bytes.readUInt32LE(1) : 0
  if (type === LINE_STRING) return [readLine(bytes, 0, tile).line]
  if (type !== MULTI_LINE_STRING) return []
  const lines: [number, number][][] = []
  let place = HEAD + 4
  for (let left = bytes.readUInt32LE(HEAD); left > 0; left--) {
    const { line, next } = readLine(bytes, place, tile)
    lines.push(line)
    place = next
  }
  return lines
}

function readLine(bytes: Buffer, start: number, tile: Tile) {
  const count = bytes.readUInt32LE(start + HEAD)
  const line: [number, number][] = []
  let place = start + HEAD + 4
  for (let index = 0; index < count; index++) {
    const here = placeIn(tile, bytes.readDoubleLE(place), bytes.readDoubleLE(place + 8))
    const before = line.at(-1)
    if (!before || before[0] !== here[0] || before[1] !== here[1]) line.push(here)
    place += POSITION
  }
  return { line, next: place }
}

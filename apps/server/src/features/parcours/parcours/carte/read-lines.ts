import { mercatorX, mercatorY, WORLD } from '#kernel/search/carte/mercator.ts'
import type { WorldLine } from '#kernel/search/carte/world-line.ts'

const LINE_STRING = 2
const MULTI_LINE_STRING = 5
const HEAD = 5
const POSITION = 16

/**
 * Lines of a PostGIS geometry (WKB, little-endian, two dimensions), projected. Other geometries are
 * skipped.
 */
export function readLines(bytes: Buffer): WorldLine[] {
  const type = bytes.length > HEAD ? bytes.readUInt32LE(1) : 0
  if (type === LINE_STRING) return [readLine(bytes, 0).line]
  if (type !== MULTI_LINE_STRING) return []
  const lines: WorldLine[] = []
  let place = HEAD + 4
  for (let left = bytes.readUInt32LE(HEAD); left > 0; left--) {
    const { line, next } = readLine(bytes, place)
    lines.push(line)
    place = next
  }
  return lines
}

function readLine(bytes: Buffer, start: number) {
  const count = bytes.readUInt32LE(start + HEAD)
  const line = new Int32Array(2 * count)
  let place = start + HEAD + 4
  for (let index = 0; index < count; index++) {
    line[2 * index] = Math.round(mercatorX(bytes.readDoubleLE(place)) * WORLD)
    line[2 * index + 1] = Math.round(mercatorY(bytes.readDoubleLE(place + 8)) * WORLD)
    place += POSITION
  }
  return { line, next: place }
}

import { EXTENT, type Tile, WORLD } from '#kernel/search/carte/mercator.ts'
import type { WorldLine } from '#kernel/search/carte/world-line.ts'

type Place = [number, number]
type Segment = { x: number; y: number; byX: number; byY: number }

/** Margin in tile units, so that no line ends show at the edge. */
const MARGIN = EXTENT / 32
const [LEAST, MOST] = [-MARGIN, EXTENT + MARGIN]
/** Tolerance: one pixel of a tile of 512. */
const PIXEL = EXTENT / 512

/** Parts of a line within a tile, in its units, without points closer than a pixel. */
export function cutLine(line: WorldLine, tile: Tile): Place[][] {
  const scale = (2 ** tile.z * EXTENT) / WORLD
  const [west, north] = [tile.x * EXTENT, tile.y * EXTENT]
  const parts: Place[][] = []
  let part: Place[] | null = null
  let x = (line[0] ?? 0) * scale - west
  let y = (line[1] ?? 0) * scale - north
  for (let place = 2; place < line.length; place += 2) {
    const toX = (line[place] ?? 0) * scale - west
    const toY = (line[place + 1] ?? 0) * scale - north
    const isLast = place + 2 === line.length
    if (!isLast && Math.abs(toX - x) < PIXEL && Math.abs(toY - y) < PIXEL) continue
    // A tile looks at ten thousand segments, most of them outside: no allocation for those.
    if (isBeside(x, toX) || isBeside(y, toY)) part = null
    else part = follow(parts, part, { x, y, byX: toX - x, byY: toY - y })
    x = toX
    y = toY
  }
  return parts.filter(({ length }) => length > 1)
}

const isBeside = (from: number, to: number) =>
  (from < LEAST && to < LEAST) || (from > MOST && to > MOST)

function follow(parts: Place[][], before: Place[] | null, segment: Segment): Place[] | null {
  const [enter, leave] = cross(segment)
  if (enter > leave) return null
  const part = before && enter === 0 ? before : [at(segment, enter)]
  if (part !== before) parts.push(part)
  const end = at(segment, leave)
  const last = part.at(-1)
  if (last?.[0] !== end[0] || last[1] !== end[1]) part.push(end)
  return leave < 1 ? null : part
}

/**
 * Parameters of entry and exit of a segment, the second smaller without a crossing (Liang and
 * Barsky, 1984).
 */
function cross({ x, y, byX, byY }: Segment): [number, number] {
  const [enterX, leaveX] = crossBand(x, byX)
  const [enterY, leaveY] = crossBand(y, byY)
  return [Math.max(0, enterX, enterY), Math.min(1, leaveX, leaveY)]
}

function crossBand(from: number, by: number): [number, number] {
  if (by === 0) return [0, 1]
  const [a, b] = [(LEAST - from) / by, (MOST - from) / by]
  return a < b ? [a, b] : [b, a]
}

const at = ({ x, y, byX, byY }: Segment, share: number): Place => [
  Math.round(x + byX * share),
  Math.round(y + byY * share),
]

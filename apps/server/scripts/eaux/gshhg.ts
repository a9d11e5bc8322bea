import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { createInterface } from 'node:readline'

export type Point = [lon: number, lat: number]
/** A closed line of GSHHG; level 1 is land in the sea, 2 a lake, 3 an island in a lake. */
export type Shore = { level: number; ring: Point[]; bbox: Bbox }
export type Bbox = readonly [number, number, number, number]
export type River = { level: number; line: Point[] }

type Segment = { level: number; points: Point[]; isUsed: boolean }

async function dump(options: string[]): Promise<Segment[]> {
  const gmt = spawn('gmt', ['coast', '-Df', '-M', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // GMT leaves a history file in its working directory.
    cwd: tmpdir(),
  })
  const segments: Segment[] = []
  for await (const line of createInterface({ input: gmt.stdout })) {
    if (line.startsWith('>')) {
      const [, level] = /Level (\d+)/.exec(line) ?? []
      segments.push({ level: Number(level), points: [], isUsed: false })
    } else {
      const [lon = '', lat = ''] = line.split('\t')
      segments.at(-1)?.points.push([Number(lon), Number(lat)])
    }
  }
  return segments
}

/** Key of a point, with its longitude modulo 360°, rounded to a millionth of a degree. */
function pointKey(level: number, [lon = 0, lat = 0]: Point): string {
  const turned = Math.round((((lon % 360) + 360) % 360) * 1e6) % 360e6
  return `${level}:${turned}:${Math.round(lat * 1e6)}`
}

/** Joins segments end to start until the ring closes, without a jump at the antimeridian. */
function close(first: Segment, starts: Map<string, Segment[]>): Point[] {
  const ring: Point[] = []
  const append = (points: Point[]) => {
    for (const [x, y] of points) {
      const before = ring.at(-1)
      const lon = before ? x - 360 * Math.round((x - before[0]) / 360) : x
      if (!before || Math.hypot(lon - before[0], y - before[1]) > 1e-6) ring.push([lon, y])
    }
  }
  const home = pointKey(first.level, first.points[0] ?? [0, 0])
  let current: Segment | undefined = first
  while (current) {
    current.isUsed = true
    append(current.points)
    const end = pointKey(first.level, current.points.at(-1) ?? [0, 0])
    if (end === home) return ring
    current = starts.get(end)?.find(({ isUsed }) => !isUsed)
  }
  throw new Error('A shore of the source does not close')
}

/**
 * Every shoreline of the world. GSHHG cuts them into squares: rings only close over the whole
 * world.
 */
export async function readShores(): Promise<Shore[]> {
  const segments = await dump(['-Rd', '-W1'])
  const starts = Map.groupBy(segments, ({ level, points }) => pointKey(level, points[0] ?? [0, 0]))
  return segments.flatMap((segment): Shore[] => {
    if (segment.isUsed) return []
    const ring = close(segment, starts)
    const [west, south, east, north] = bboxOf(ring)
    // A ring around the pole is no ring on a plane.
    if (east - west > 350) return []
    const turns = 360 * Math.round((west + east) / 720)
    const shifted = turns ? ring.map(([x, y]): Point => [x - turns, y]) : ring
    return [
      { level: segment.level, ring: shifted, bbox: [west - turns, south, east - turns, north] },
    ]
  })
}

/** Centre lines of the perennial rivers, levels 1 (largest) to 4. */
export async function readRivers([west, south, east, north]: Bbox): Promise<River[]> {
  const segments = await dump([`-R${west}/${east}/${south}/${north}`, '-I1', '-I2', '-I3', '-I4'])
  return segments.map(({ level, points }) => ({ level, line: points }))
}

export function bboxOf(points: readonly Point[]): Bbox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lon, lat] of points) {
    west = Math.min(west, lon)
    east = Math.max(east, lon)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [west, south, east, north]
}

import { at } from './column.ts'
import { cosDegrees, DEGREE, wrapLongitude } from './distance.ts'
import type { Segment, Track } from './track.ts'

type Span = { first: number; last: number; depth: number }

/** Longitudes unwrapped beyond ±180; the same column if not needed. */
function unwrap(lon: Float64Array): Float64Array {
  let isJumping = false
  for (let index = 1; index < lon.length; index++) {
    if (Math.abs(at(lon, index) - at(lon, index - 1)) > 180) isJumping = true
  }
  if (!isJumping) return lon
  const unwrapped = lon.slice()
  for (let index = 1; index < lon.length; index++) {
    const before = at(unwrapped, index - 1)
    unwrapped[index] = before + wrapLongitude(at(lon, index) - before)
  }
  return unwrapped
}

/** Point farthest from the line, and its distance in metres. */
function findFarthest(lon: Float64Array, lat: Float64Array, first: number, last: number) {
  const [lonA, latA] = [at(lon, first), at(lat, first)]
  // Local plane in degrees of latitude; spans are short, so that one cosine suffices.
  const width = cosDegrees((latA + at(lat, last)) / 2)
  const lineX = (at(lon, last) - lonA) * width
  const lineY = at(lat, last) - latA
  const square = lineX * lineX + lineY * lineY
  const scale = square > 0 ? 1 / square : 0
  let farthest = first
  let most = 0
  for (let index = first + 1; index < last; index++) {
    const x = ((lon[index] ?? 0) - lonA) * width
    const y = (lat[index] ?? 0) - latA
    const along = x * lineX + y * lineY
    let off = x * x + y * y
    // Distance to the line, to its far end if beyond; to the near end if before it or without
    // length.
    if (along > 0) {
      const across = x * lineY - y * lineX
      off = along < square ? across * across * scale : (x - lineX) ** 2 + (y - lineY) ** 2
    }
    if (off > most) {
      most = off
      farthest = index
    }
  }
  return { farthest, metres: Math.sqrt(most) * DEGREE }
}

/**
 * Points to keep (1) so that all points lie within `tolerance` metres of the kept line; the ends
 * always stay. Douglas and Peucker (1973), iterative; a span cut too often is halved, which bounds
 * the time to n·log n on hostile input.
 */
export function selectPoints(segment: Segment, tolerance: number): Uint8Array {
  const count = segment.lon.length
  const flags = new Uint8Array(count)
  if (count === 0) return flags
  flags[0] = 1
  flags[count - 1] = 1
  const deepest = 2 * Math.ceil(Math.log2(count + 1))
  const { lat } = segment
  const lon = unwrap(segment.lon)
  const stack: Span[] = [{ first: 0, last: count - 1, depth: 0 }]
  for (let span = stack.pop(); span; span = stack.pop()) {
    const { first, last } = span
    if (last - first < 2) continue
    const { farthest, metres } = findFarthest(lon, lat, first, last)
    if (metres <= tolerance) continue
    const cut = span.depth < deepest ? farthest : (first + last) >> 1
    const depth = span.depth + 1
    flags[cut] = 1
    stack.push({ first, last: cut, depth }, { first: cut, last, depth })
  }
  return flags
}

function pickPoints({ lon, lat, ele, time }: Segment, flags: Uint8Array): Segment {
  let count = 0
  for (const item of flags) count += item
  const make = () => new Float64Array(count)
  const picked = { lon: make(), lat: make(), ele: make(), time: make() }
  let place = 0
  for (let index = 0; index < flags.length; index++) {
    if (flags[index] !== 1) continue
    picked.lon[place] = at(lon, index)
    picked.lat[place] = at(lat, index)
    picked.ele[place] = at(ele, index)
    picked.time[place] = at(time, index)
    place++
  }
  return picked
}

/** Simplified segment, deviating by at most `tolerance` metres. */
export function simplifySegment(segment: Segment, tolerance: number): Segment {
  return pickPoints(segment, selectPoints(segment, tolerance))
}

/** 2D: measure the climb before. */
export function simplifyTrack<T extends Pick<Track, 'segments'>>(track: T, tolerance: number): T {
  return {
    ...track,
    segments: track.segments.map((segment) => simplifySegment(segment, tolerance)),
  }
}

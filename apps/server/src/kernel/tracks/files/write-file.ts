import { at } from '@foulee/trace/column'
import { accumulateDistances } from '@foulee/trace/distance'
import { selectPoints } from '@foulee/trace/simplify'
import { countPoints, type Segment, type Track } from '@foulee/trace/track'
import { writeFit } from '@foulee/trace/write-fit'
import { writeGeoJson } from '@foulee/trace/write-geojson'
import { writeGpx } from '@foulee/trace/write-gpx'
import { writeKml } from '@foulee/trace/write-kml'
import { writeTcx } from '@foulee/trace/write-tcx'
import { cutTrack, type ShownSource } from './cut-track.ts'

export const FORMATS = ['gpx', 'tcx', 'fit', 'geojson', 'kml'] as const
export type Format = (typeof FORMATS)[number]

export type WriteTask = {
  format: Format
  source: ShownSource
  /** The page of the route; null for a track that has none. */
  link: string | null
}

/** What a watch is given: within a metre of the track, and no farther apart than its climbs need. */
const WATCH = { tolerance: 1, spacing: 50 }

/** The file's bytes; null when the route shows less than a line. */
export function writeFile({ format, source, link }: WriteTask): Uint8Array | null {
  const track = cutTrack(source)
  if (countPoints(track) < 2) return null
  if (format === 'fit') return writeFit(thinTrack(track), link === null ? {} : { key: link })
  return new TextEncoder().encode(writeText(format, track, link))
}

function writeText(format: Exclude<Format, 'fit'>, track: Track, link: string | null): string {
  switch (format) {
    case 'gpx':
      return writeGpx(track, link === null ? {} : { link })
    case 'tcx':
      return writeTcx(track)
    case 'geojson':
      return writeGeoJson(track)
    case 'kml':
      return writeKml(track)
  }
}

/** Watches hold some thousands of points: those that the line needs, and one each 50 m for its climbs. */
function thinTrack(track: Track): Track {
  return { ...track, segments: track.segments.map(thinSegment) }
}

function thinSegment(segment: Segment): Segment {
  const kept = selectPoints(segment, WATCH.tolerance)
  const distances = accumulateDistances(segment)
  const picked: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (let index = 0; index < kept.length; index++) {
    if (kept[index] !== 1 && at(distances, index) - last < WATCH.spacing) continue
    picked.push(index)
    last = at(distances, index)
  }
  const pick = (column: Float64Array) => Float64Array.from(picked, (index) => at(column, index))
  return {
    lon: pick(segment.lon),
    lat: pick(segment.lat),
    ele: pick(segment.ele),
    time: pick(segment.time),
  }
}

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
  link: string | null
}

/** In metres: maximum deviation of the line, maximum spacing for its climbs. */
const WATCH = { tolerance: 1, spacing: 50 }

/** Null when the public part is shorter than a line. */
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

function thinTrack(track: Track): Track {
  return { ...track, segments: track.segments.map(thinSegment) }
}

function thinSegment(segment: Segment): Segment {
  const selected = selectPoints(segment, WATCH.tolerance)
  const distances = accumulateDistances(segment)
  const picked: number[] = []
  let last = Number.NEGATIVE_INFINITY
  for (let index = 0; index < selected.length; index++) {
    if (selected[index] !== 1 && at(distances, index) - last < WATCH.spacing) continue
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

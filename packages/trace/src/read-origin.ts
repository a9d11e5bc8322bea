import type { Segment } from './track.ts'

/** Degrees from 0°, 0° beyond which a track cannot have been there too. */
const FAR = 10

const isFar = ({ lon, lat }: Segment, index: number) =>
  Math.abs(lon[index] ?? 0) > FAR || Math.abs(lat[index] ?? 0) > FAR

const goesFar = (segment: Segment) => segment.lon.some((_, index) => isFar(segment, index))

const pickIndexes = (column: Float64Array, indexes: readonly number[]) =>
  Float64Array.from(indexes, (index) => column[index] ?? Number.NaN)

function dropOrigin(segment: Segment): Segment {
  const { lon, lat, ele, time } = segment
  const indexes: number[] = []
  for (let index = 0; index < lon.length; index++) {
    if (lon[index] !== 0 || lat[index] !== 0) indexes.push(index)
  }
  if (indexes.length === lon.length) return segment
  return {
    lon: pickIndexes(lon, indexes),
    lat: pickIndexes(lat, indexes),
    ele: pickIndexes(ele, indexes),
    time: pickIndexes(time, indexes),
  }
}

const hasOrigin = ({ lon, lat }: Segment) => {
  for (let index = 0; index < lon.length; index++) {
    if (lon[index] === 0 && lat[index] === 0) return true
  }
  return false
}

/**
 * Removes points at exactly 0°, 0°, written by watches without a fix, if the track is more than 10°
 * away. One such point would lengthen a run by 5 000 km.
 */
export function withoutOrigin(segments: readonly Segment[]): readonly Segment[] {
  if (!segments.some(hasOrigin) || !segments.some(goesFar)) return segments
  return segments.map(dropOrigin).filter(({ lon }) => lon.length > 0)
}

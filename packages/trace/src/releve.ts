import type { Releve } from '@foulee/domain/entrainement/deroule'
import { at, interpolate, lastOf } from './column.ts'
import { type Survey, surveyTrack } from './survey.ts'
import { measureTimes } from './times.ts'
import type { Track } from './track.ts'

type Columns = { seconds: Float64Array; metres: Float64Array }

/**
 * Activity on its moving-time clock: gaps between segments are pauses. Null if times are missing,
 * mostly out of order, or span more than a month.
 */
export function readReleve(track: Pick<Track, 'segments'>): Releve | null {
  const survey = surveyTrack(track)
  if (!measureTimes(survey)) return null
  const { seconds, metres } = collect(survey)
  return {
    duree: lastOf(seconds),
    metresAt: (second) => interpolate(seconds, metres, second),
    // While standing, a distance has several seconds: the first one is used.
    secondsAt: (metre) => interpolate(metres, seconds, metre - 0.01),
  }
}

function collect({ parts }: Survey): Columns {
  const count = parts.reduce((sum, { segment }) => sum + segment.time.length, 0)
  const seconds = new Float64Array(count)
  const metres = new Float64Array(count)
  let length = 0
  let last = Number.NaN
  let clock = 0
  for (const { segment, distances } of parts) {
    let isFirst = true
    for (let index = 0; index < segment.time.length; index++) {
      const time = at(segment.time, index) / 1000
      if (!Number.isFinite(time) || time <= last) continue
      if (!isFirst) clock += time - last
      isFirst = false
      last = time
      seconds[length] = clock
      metres[length] = at(distances, index)
      length++
    }
  }
  return { seconds: seconds.subarray(0, length), metres: metres.subarray(0, length) }
}

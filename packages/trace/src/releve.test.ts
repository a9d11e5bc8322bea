import { expect, it } from 'vitest'
import { readReleve } from './releve.ts'
import { makeTrack, simulateSegment } from './simulated-track.ts'

const SPEED = 4
const part = (speed?: number) =>
  simulateSegment({ length: 1000, spacing: 10, ...(speed && { speed }) })
const later = (seconds: number) => {
  const segment = part(SPEED)
  return { ...segment, time: segment.time.map((time) => time + seconds * 1000) }
}

it('metres and seconds of an activity are converted both ways', () => {
  const releve = readReleve(makeTrack(part(SPEED)))
  expect(releve?.duree).toBeCloseTo(250)
  expect(releve?.metresAt(125)).toBeCloseTo(500, 0)
  expect(releve?.secondsAt(400)).toBeCloseTo(100, 0)
  expect(releve?.metresAt(9999)).toBeCloseTo(1000, 0)
})

it('the moving-time clock stands still during a pause', () => {
  const releve = readReleve(makeTrack(part(SPEED), later(1000)))
  expect(releve?.duree).toBeCloseTo(500)
  expect(releve?.metresAt(375)).toBeCloseTo(1500, 0)
})

it('the first second is returned for a place with a stop', () => {
  const segment = part(SPEED)
  const stood = segment.time.map((time, index) => (index > 50 ? time + 90_000 : time))
  const still = { ...segment, time: stood, lat: segment.lat.with(51, segment.lat[50] ?? 0) }
  const releve = readReleve(makeTrack(still))
  expect(releve?.secondsAt(500)).toBeCloseTo(125, 0)
})

it('points with decreasing times are left out', () => {
  const segment = part(SPEED)
  const releve = readReleve(makeTrack({ ...segment, time: segment.time.with(20, 0) }))
  expect(releve?.duree).toBeCloseTo(250)
})

it('a track without times has no moving-time clock', () => {
  expect(readReleve(makeTrack(part()))).toBeNull()
})

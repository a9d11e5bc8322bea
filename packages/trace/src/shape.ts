import type { Forme } from '@foulee/domain/parcours/parcours'
import { at, lastOf } from './column.ts'
import { distanceBetween } from './distance.ts'
import { buildGrid, isNear, type Plane, projectToPlane } from './plane.ts'
import { type Survey, samplePositions } from './survey.ts'

/** Tolerance for equal start and end: share of the length, bounded in metres. */
const SAME_PLACE = { share: 0.05, least: 100, most: 500, ofLength: 0.25 }
/** Metres between samples, and their maximum number. */
const SPACING = 20
const MAX_SAMPLES = 5000
/** Metres between both passages of one path; less on a short track. */
const SAME_PATH = { most: 40, share: 0.02 }
/** Share of the way out repeated on the way back. */
const OVERLAP = 0.7

function isClosed(gap: number, length: number): boolean {
  const { share, least, most, ofLength } = SAME_PLACE
  const limit = Math.min(most, Math.max(least, share * length))
  return length > 0 && gap <= Math.min(limit, ofLength * length)
}

const heading = ({ x, y }: Plane, index: number) => ({
  x: at(x, Math.min(index + 1, x.length - 1)) - at(x, Math.max(0, index - 1)),
  y: at(y, Math.min(index + 1, y.length - 1)) - at(y, Math.max(0, index - 1)),
})

function measureOverlap(plane: Plane, reach: number): number {
  const half = plane.x.length >> 1
  const grid = buildGrid(plane, reach, half, plane.x.length)
  let met = 0
  for (let index = 0; index < half; index++) {
    const out = heading(plane, index)
    const isAgainst = (other: number) => {
      const back = heading(plane, other)
      return out.x * back.x + out.y * back.y < 0
    }
    if (isNear(grid, at(plane.x, index), at(plane.y, index), isAgainst)) met++
  }
  return half > 0 ? met / half : 0
}

/**
 * Loop, out-and-back or point to point. Start and end are equal within 5 % of the length (100 to
 * 500 m); an out-and-back repeats 70 % of its first half the other way within 40 m. Laps of a
 * circuit in one direction remain a loop.
 */
export function findShape(survey: Survey): Forme {
  const samples = Math.min(MAX_SAMPLES, Math.max(8, Math.ceil(survey.distance / SPACING)))
  const { lon, lat } = samplePositions(survey, samples)
  const gap = distanceBetween(at(lon, 0), at(lat, 0), lastOf(lon), lastOf(lat))
  if (!isClosed(gap, survey.distance)) return 'traversee'
  const path = Math.min(SAME_PATH.most, SAME_PATH.share * survey.distance)
  const reach = Math.max(path, survey.distance / samples)
  return measureOverlap(projectToPlane(lon, lat), reach) >= OVERLAP ? 'aller_retour' : 'boucle'
}
